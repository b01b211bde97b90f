import { newEmail, signUp } from '#tests/support/sign-up.ts';
import type { TestSite } from '#tests/support/site.ts';

/** The page's own part: the head holds every translated text, shown or not. */
export const mainOf = async (response: { text(): Promise<string> }) =>
  /<main\b.*<\/main>/s.exec(await response.text())?.[0] ?? '';

/** A new member of a demo brand. */
export async function register(site: TestSite, hostname = 'aurora.localhost', name?: string) {
  const email = newEmail();
  const browser = await signUp(site.browser(hostname), { name, email });
  // This page shows the welcome toast, so that the next page shows only its own.
  await browser.visit('/faq');
  return { browser, email };
}
