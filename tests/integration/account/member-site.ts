import { newEmail, signUp } from '#tests/support/sign-up.ts';
import type { TestSite } from '#tests/support/site.ts';

/** What a page says to viewers; its head holds every text that it might. */
export const mainOf = async (response: { text(): Promise<string> }) =>
  /<main\b.*<\/main>/s.exec(await response.text())?.[0] ?? '';

/** A new member of a demo brand. */
export async function register(site: TestSite, hostname = 'aurora.localhost', name?: string) {
  const email = newEmail();
  const browser = await signUp(site.browser(hostname), { name, email });
  // What registering says, so that the next page's notice is its own.
  await browser.visit('/faq');
  return { browser, email };
}
