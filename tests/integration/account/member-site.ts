import type { Browser } from '#tests/support/browser.ts';
import type { TestSite } from '#tests/support/site.ts';

export const PASSWORD = 'a-good-pass-1';
/** What a page says to viewers; its head holds every text that it might. */
export const mainOf = async (response: { text(): Promise<string> }) =>
  /<main\b.*<\/main>/s.exec(await response.text())?.[0] ?? '';

let counter = 0;

/** A member of a demo brand, registered through its own form. */
export async function register(site: TestSite, hostname = 'aurora.localhost', name = 'Lea Member') {
  counter += 1;
  const email = `member-${counter}@example.com`;
  const browser: Browser = site.browser(hostname);
  await browser.submit('/signup', { name, email, password: PASSWORD, confirm: PASSWORD });
  if (!browser.cookies.has('sid')) throw new Error('The member could not register');
  // What registering says, so that the next page's notice is its own.
  await browser.visit('/faq');
  return { browser, email };
}
