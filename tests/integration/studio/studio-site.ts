import { randomUUID } from 'node:crypto';
import { login } from '#tests/support/login.ts';
import { makeMember, newEmail } from '#tests/support/members.ts';
import type { Page } from '#tests/support/page.ts';
import type { TestSite } from '#tests/support/site.ts';

const HOSTNAME = 'pulse.localhost';
/** A page of blocks, of Pulse. */
export const STUDIO = 'page:built-studio';

/** A page of Pulse for one of its demo staff, without scripts: `editor` or `owner`. */
export async function openAsStaff(site: TestSite, path: string, who: 'editor' | 'owner' = 'editor') {
  const page = await site.page(HOSTNAME);
  await login(page.browser, `${who}@pulse.example`);
  await page.goto(path);
  return page;
}

/** The same for a new member with these roles. */
export async function openWithRoles(site: TestSite, path: string, roles: readonly string[]) {
  const email = newEmail();
  const page = await site.page(HOSTNAME);
  await makeMember(site.bindings, page.browser, { email, name: 'Ravi Helper' });
  await site.bindings.db
    .prepare('UPDATE users SET roles = ?1, is_email_verified = 1 WHERE email_key = ?2')
    .bind(JSON.stringify(roles), email)
    .run();
  await page.goto(path);
  return page;
}

/** Changes the first block's heading by its form, and answers where that is. */
export async function changeHeading(page: Page, document: string, words: string): Promise<void> {
  await page.goto(`/edit/on/${encodeURIComponent(document)}`);
  const [edit] = page.main.getAllByRole('link', { name: /^Edit: / });
  if (!edit) throw new Error(`${document} has no block`);
  await page.click(edit);
  const [field] = page.main.getAllByLabelText(/^(Heading|Title|Name)/);
  if (!field) throw new Error('the first block has no heading');
  page.fill(field, words);
  const save = page.main.getAllByRole('button', { name: 'Save' }).at(-1);
  if (save) await page.click(save);
}

export const newWords = () => `Words ${randomUUID().slice(0, 8)}`;

/** The page as the platform answers it to guests, whatever the site has in its caches. */
export async function seenOfStudio(site: TestSite): Promise<string> {
  const headers = { account_id: 'acc_pulse', language: 'en', default_language: 'en' };
  const response = await site.fetch('platform.localhost', '/api/v1/custom-page', { headers });
  const { data } = (await response.json()) as { data: { page_url: string }[] };
  return JSON.stringify(data.find(({ page_url }) => page_url === 'studio') ?? null);
}
