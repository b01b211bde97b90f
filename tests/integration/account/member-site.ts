import { newEmail, newMember } from '#tests/support/members.ts';
import type { TestSite } from '#tests/support/site.ts';

/** The page's own part: the head holds every translated text, shown or not. */
export const mainOf = async (response: { text(): Promise<string> }) =>
  /<main\b.*<\/main>/s.exec(await response.text())?.[0] ?? '';

/** A new member of a demo brand. */
export async function register(site: TestSite, hostname = 'aurora.localhost', name?: string) {
  const email = newEmail();
  return { browser: await newMember(site, hostname, { name, email }), email };
}
