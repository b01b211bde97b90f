import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { PREVIEW_TOKEN, type Preview, type PreviewPage } from '#app/contract/previews.ts';
import { sweep } from '#workers/platform/storage/housekeeping.ts';
import { auditEvents } from '#workers/platform/storage/schema/account.ts';
import { previews } from '#workers/platform/storage/schema/drafts.ts';
import { ABOUT, HOME, makeEditedBrand } from './edited-brand.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

type Brand = Awaited<ReturnType<typeof makeEditedBrand>>;
type Calls = Pick<ReturnType<Brand['callsOf']>, 'call'>;

const heading = (value: string) => ({ kind: 'set' as const, id: 'hero', way: 'heading', value });

async function made(calls: Calls, body: object = {}) {
  const { status, body: answer } = await calls.call('makePreview', {
    body: { command_id: randomUUID(), ...body },
  });
  expect(status).toBe(200);
  return answer.data as unknown as Preview & { token: string };
}

const open = (account: string, token: string, query: Record<string, string> = {}) =>
  platform.call('previewPage', { account, params: { token }, query });

async function page(account: string, token: string, document: string = ABOUT) {
  const { status, body } = await open(account, token, { document });
  expect(status).toBe(200);
  return body.data as unknown as PreviewPage;
}

const headingOf = ({ shown }: PreviewPage) => shown?.components[0]?.data.heading;

describe('a link to a preview', () => {
  test('shows drafts as they are when it is opened, to anybody, and the hash of its token alone is stored', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor(['edit']);
    await editor.change(ABOUT, heading('First'));
    const { token, _id } = await made(editor);
    expect(headingOf(await page(brand.account, token))).toBe('First');
    await editor.change(ABOUT, heading('Second'));
    expect(headingOf(await page(brand.account, token))).toBe('Second');
    const { documents, shown } = (await open(brand.account, token)).body.data as unknown as PreviewPage;
    expect(shown?.id).toBe(HOME);
    expect(documents.map(({ id }) => id)).toEqual([HOME, ABOUT, 'page:terms']);
    const rows = await platform.db.select().from(previews).where(eq(previews.accountId, brand.account));
    expect(rows).toMatchObject([{ id: _id, snapshotId: null }]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('shows nothing of another brand, nor with another token', async () => {
    const brand = await makeEditedBrand(platform);
    const other = await makeEditedBrand(platform);
    const { token } = await made(await brand.makeEditor());
    expect((await open(other.account, token)).status).toBe(404);
    expect(
      (await open(brand.account, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).status,
    ).toBe(404);
    expect((await open(brand.account, token, { document: 'page:none' })).status).toBe(404);
    expect((await open(brand.account, token, { document: 'form:contact' })).status).toBe(404);
  });

  test('works for seven days, and is swept after that', async () => {
    const brand = await makeEditedBrand(platform);
    const { token, expires_time } = await made(await brand.makeEditor());
    const expires = new Date(expires_time);
    expect(Math.round((expires.getTime() - Date.now()) / 3_600_000)).toBe(7 * 24);
    const rows = () => platform.db.select().from(previews).where(eq(previews.accountId, brand.account));
    await sweep(platform.db, new Date(expires.getTime() - 1000));
    expect(await rows()).toHaveLength(1);
    await platform.db
      .update(previews)
      .set({ expiresTime: new Date(Date.now() - 1) })
      .where(eq(previews.accountId, brand.account));
    expect((await open(brand.account, token)).status).toBe(404);
    await sweep(platform.db, new Date());
    expect(await rows()).toEqual([]);
  });

  test('can be ended by a colleague, and both are in the audit', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const { token, _id } = await made(editor);
    const colleague = await brand.makeEditor(['edit']);
    const listed = (await colleague.call('previews')).body.data as unknown as Preview[];
    expect(listed).toMatchObject([{ _id, actor: { _id: editor.userId } }]);
    expect(JSON.stringify(listed)).not.toContain(token);
    expect((await colleague.call('endPreview', { params: { id: _id } })).status).toBe(200);
    expect((await open(brand.account, token)).status).toBe(404);
    expect((await colleague.call('endPreview', { params: { id: _id } })).status).toBe(404);
    const audit = await platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.accountId, brand.account));
    expect(
      audit.filter(({ subject }) => subject === _id).map(({ action, actor }) => `${action} ${actor}`),
    ).toEqual([`preview.made user:${editor.userId}`, `preview.ended user:${colleague.userId}`]);
  });

  test('is one however often its form is sent: the newest token works', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const command_id = randomUUID();
    const [first, second] = [await made(editor, { command_id }), await made(editor, { command_id })];
    expect(second._id).toBe(first._id);
    expect((await open(brand.account, first.token)).status).toBe(404);
    expect((await open(brand.account, second.token)).status).toBe(200);
    const both = { command_id: randomUUID() };
    const tokens = await Promise.all([made(editor, both), made(editor, both)]);
    const statuses = await Promise.all(
      tokens.map(async ({ token }) => (await open(brand.account, token)).status),
    );
    expect(statuses.sort()).toEqual([200, 404]);
  });

  test('of a version shows what was published then, whatever was published since', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await editor.change(ABOUT, heading('First'));
    const { snapshot } = await editor.published();
    await editor.change(ABOUT, heading('Second'));
    await editor.published();
    const { token } = await made(editor, { snapshot });
    expect(headingOf(await page(brand.account, token))).toBe('First');
    expect(headingOf(await page(brand.account, token, HOME))).toBe('Welcome');
    const own = await editor.call('ownPreview', { query: { snapshot: snapshot ?? '', document: ABOUT } });
    expect(headingOf(own.body.data as unknown as PreviewPage)).toBe('First');
    // Neither the title nor the address of what is a draft alone.
    const secret = [
      { kind: 'field' as const, name: 'type', value: 'STATIC' },
      { kind: 'field' as const, name: 'page_url', value: 'secret' },
      { kind: 'field' as const, name: 'content', value: { $t: { en: '<p>Soon</p>' } } },
    ];
    expect((await editor.send('page:secret', secret, { revision: 0 })).status).toBe(200);
    expect(JSON.stringify((await open(brand.account, token)).body)).not.toContain('secret');
    expect((await open(brand.account, token, { document: 'page:secret' })).status).toBe(404);
    const drafts = await made(editor);
    expect(JSON.stringify((await open(brand.account, drafts.token)).body)).toContain('secret');
    const unknown = { command_id: randomUUID(), snapshot: 'none' };
    expect((await editor.call('makePreview', { body: unknown })).status).toBe(404);
  });

  test('has a token that no id of a version is', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await editor.change(ABOUT, heading('First'));
    const { snapshot } = await editor.published();
    const versions = (await editor.call('snapshots')).body.data as unknown as { _id: string }[];
    expect(versions).toHaveLength(2);
    for (const id of [...versions.map(({ _id }) => _id), `${snapshot}-before`])
      expect(PREVIEW_TOKEN.test(id)).toBe(false);
  });

  test('is one of at most fifty', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    for (let count = 0; count < 50; count++) await made(editor);
    const { status, body } = await editor.call('makePreview', { body: { command_id: randomUUID() } });
    expect(status).toBe(422);
    expect(body.error).toContain('50 links');
  });

  test('names the address that a page has in its draft', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await editor.change(ABOUT, { kind: 'field', name: 'page_url', value: 'who-we-are' });
    const { token } = await made(editor);
    const { documents } = await page(brand.account, token);
    expect(documents.find(({ id }) => id === ABOUT)?.page_url).toBe('who-we-are');
  });
});
