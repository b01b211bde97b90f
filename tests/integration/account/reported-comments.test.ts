import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { login } from '#tests/support/login.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';
import { mainOf, register } from './member-site.ts';

const PAGE = '/reported-comments';
const HIDDEN = `${PAGE}?list=hidden`;
const FILM = '/content/the-salt-road?tab=comments';
const HOSTILE = '<img src=x onerror=alert(1)> \u202Eevil\u200B</script>';

let site: TestSite;
let staff: Browser;
let counter = 0;

beforeAll(async () => {
  site = await startSeededSite();
  staff = site.browser('aurora.localhost');
  await login(staff, 'staff@aurora.example');
});

/** A new member's comment that another reported; returns its id. */
async function reported(text: string, reason = 'abuse', hostname = 'aurora.localhost'): Promise<string> {
  counter += 1;
  const subject = hostname.startsWith('pulse') ? 'channel/pulse-live' : 'content/the-salt-road';
  const [writer, reader] = [
    (await register(site, hostname, `Writer ${counter}`)).browser,
    (await register(site, hostname)).browser,
  ];
  const posted = await writer.submit(`/resources/comments/${subject}`, { comment: text });
  const { comment } = (await posted.json()) as { comment: { id: string } };
  await reader.submit(`/resources/comment/${comment.id}`, { intent: 'report', reason });
  return comment.id;
}
const itemOf = (main: string, text: string) =>
  [...main.matchAll(/<li\b[^>]*class="[^"]*item[^"]*".*?<\/form><\/li>/gs)]
    .map(([item]) => item)
    .find((item) => item.includes(text));
const seenBy = async (browser: Browser, path: string) => mainOf(await browser.visit(path));

describe('the reported comments', () => {
  it('redirect a guest to sign in, are 404 for a member and an editor, and linked from the studio', async () => {
    const guest = site.browser('aurora.localhost');
    expect((await guest.request(PAGE)).headers.get('location')).toContain('/login?redirectTo=');
    const editor = site.browser('aurora.localhost');
    await login(editor, 'editor@aurora.example');
    expect((await editor.request(PAGE)).status).toBe(404);
    const { browser: member } = await register(site);
    expect((await member.request(PAGE)).status).toBe(404);
    expect((await member.submit(PAGE, { intent: 'hide', id: 'any' })).status).toBe(404);
    expect(await (await member.visit('/faq')).text()).not.toContain(`href="${PAGE}"`);
    expect(await (await staff.visit('/faq')).text()).toContain('href="/studio"');
    expect(await (await editor.visit('/edit')).text()).not.toContain(`href="${PAGE}"`);
    expect(await (await staff.visit('/edit')).text()).toContain(`href="${PAGE}"`);
  });

  it('are listed with their writer, text, reason and title, all as text', async () => {
    const id = await reported(HOSTILE, 'spoiler');
    const response = await staff.request(PAGE);
    expect(response.headers.get('cache-control')).toContain('no-store');
    const main = await mainOf(response);
    expect(main).not.toContain('<img src=x');
    const item = itemOf(main, '&lt;img src=x') ?? '';
    expect(item).toMatch(/Writer \d+/);
    expect(item).toContain('1 report');
    expect(item).toContain('It gives the story away');
    expect(item).toContain(`/content/the-salt-road?tab=comments&amp;thread=${id}#comment-${id}`);
    expect(item).toContain('The Salt Road');
  });

  it('are hidden from viewers, and shown again', async () => {
    const id = await reported('Take it away');
    const hidden = await staff.submit(PAGE, { intent: 'hide', id });
    expect(hidden.headers.get('location')).toBe(PAGE);
    const main = await seenBy(staff, PAGE);
    expect(main).toContain('Hidden from viewers');
    expect(main).not.toContain('Take it away');
    const guest = site.browser('aurora.localhost');
    expect(await seenBy(guest, FILM)).not.toContain('Take it away');
    expect(itemOf(await seenBy(staff, HIDDEN), 'Take it away')).toContain('value="show"');
    await staff.submit(HIDDEN, { intent: 'show', id });
    expect(await seenBy(staff, HIDDEN)).toContain('Viewers see it again');
    expect(await seenBy(guest, `${FILM}&thread=${id}`)).toContain('Take it away');
  });

  it('are dismissed, which keeps the comment', async () => {
    const id = await reported('Fit to stay');
    await staff.submit(PAGE, { intent: 'show', id });
    const main = await seenBy(staff, PAGE);
    expect(main).toContain('It stays, and its reports are settled');
    expect(main).not.toContain('Fit to stay');
    expect(await seenBy(site.browser('aurora.localhost'), `${FILM}&thread=${id}`)).toContain('Fit to stay');
  });

  it('belong to one brand', async () => {
    const id = await reported('Said on Aurora');
    const other = site.browser('pulse.localhost');
    await login(other, 'staff@pulse.example');
    expect(await seenBy(other, PAGE)).not.toContain('Said on Aurora');
    await other.submit(PAGE, { intent: 'hide', id });
    expect(await seenBy(other, PAGE)).toContain('could not');
    expect(await seenBy(staff, PAGE)).toContain('Said on Aurora');
  });

  it('are paginated by twenty, and a page beyond the last redirects to the first', async () => {
    const statement = site.bindings.db.prepare(
      `INSERT INTO comments (account_id, id, user_id, subject_type, subject_id, comment, timestamp)
       VALUES ('acc_aurora', ?1, 'user-viewer', 'content', 'the-salt-road', ?2, ?3)`,
    );
    const report = site.bindings.db.prepare(
      `INSERT INTO comment_reports (account_id, comment_id, user_id, reason, created_date)
       VALUES ('acc_aurora', ?1, 'user-member', 'spam', 0)`,
    );
    const ids = Array.from({ length: 24 }, (_, index) => `many-${index}`);
    await site.bindings.db.batch(
      ids.flatMap((id, index) => [statement.bind(id, `Many ${index}.`, index + 1), report.bind(id)]),
    );
    const first = await seenBy(staff, PAGE);
    expect(first.match(/name="id"/g)).toHaveLength(20);
    expect(first).toContain(`href="${PAGE}?page=2"`);
    expect(await seenBy(staff, `${PAGE}?page=2`)).toContain('Many 0.');
    expect((await staff.request(`${PAGE}?page=9`)).headers.get('location')).toBe(PAGE);
  });

  it('are translated to Arabic', async () => {
    staff.cookies.set('lng', 'ar');
    const main = await seenBy(staff, PAGE);
    expect(main).toContain('التعليقات المُبلَّغ عنها');
    expect(main).toContain('إبقاء');
    staff.cookies.delete('lng');
  });

  it('reject fields that no form of the site sends', async () => {
    for (const fields of [{ intent: 'delete', id: 'any' }, { intent: 'hide' }, {}]) {
      expect((await staff.submit(PAGE, fields as Record<string, string>)).status).toBe(400);
    }
  });
});
