import type { Browser } from './browser.ts';
import { newEmail, PASSWORD } from './members.ts';

/** Registers through the site's own form; throws when the site refuses. */
export async function signUp(
  browser: Browser,
  { name = 'Lea Member', email = newEmail() } = {},
): Promise<Browser> {
  await browser.submit('/signup', { name, email, password: PASSWORD, confirm: PASSWORD });
  if (!browser.cookies.has('sid')) throw new Error(`${email} could not register`);
  return browser;
}
