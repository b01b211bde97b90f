import type { Browser } from './browser.ts';

export const PASSWORD = 'a-good-pass-1';

let count = 0;

/** One that nobody of this file's site has. */
export function newEmail(): string {
  count += 1;
  return `member-${count}@example.com`;
}

/** Registers through the site's own form and answers the browser, signed in; throws when the site refuses. */
export async function signUp(
  browser: Browser,
  { name = 'Lea Member', email = newEmail() } = {},
): Promise<Browser> {
  await browser.submit('/signup', { name, email, password: PASSWORD, confirm: PASSWORD });
  if (!browser.cookies.has('sid')) throw new Error(`${email} could not register`);
  return browser;
}
