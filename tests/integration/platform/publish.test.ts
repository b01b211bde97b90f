import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Finding } from '#app/contract/publishing.ts';
import type { Snapshot } from '#app/contract/snapshots.ts';
import { auditEvents } from '#workers/platform/storage/schema/account.ts';
import { tenants } from '#workers/platform/storage/schema/registry.ts';
import { ABOUT, HOME, makeEditedBrand } from './edited-brand.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

type Brand = Awaited<ReturnType<typeof makeEditedBrand>>;
type Editor = Awaited<ReturnType<Brand['makeEditor']>>;

const heading = (value: string) => ({ kind: 'set' as const, id: 'hero', way: 'heading', value });

async function headingsOf(brand: Brand): Promise<unknown[]> {
  const page = await brand.seenByGuests();
  const home = await platform.call('templateV2', { account: brand.account });
  const [template] = home.body.data as unknown as { components: { data: { heading?: string } }[] }[];
  return [
    ((page?.components ?? []) as { data: { heading?: string } }[])[0]?.data.heading,
    template?.components[0]?.data.heading,
  ];
}

/** The page and the home with another heading each, in drafts. */
async function changeBoth(editor: Editor, words: string) {
  await editor.change(ABOUT, heading(words));
  await editor.change(HOME, heading(words));
}

const versionsOf = async (editor: Editor) =>
  (await editor.call('snapshots')).body.data as unknown as Snapshot[];

describe('publishing', () => {
  test('shows viewers all that is changed, once, and is in the audit', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await changeBoth(editor, 'Hello');
    expect(await headingsOf(brand)).toEqual(['Welcome', 'Welcome']);
    const command_id = randomUUID();
    const first = await editor.published({ command_id, name: 'Spring' });
    expect(first).toMatchObject({ documents: [HOME, ABOUT], findings: [] });
    expect(await headingsOf(brand)).toEqual(['Hello', 'Hello']);
    expect(await editor.published({ command_id })).toMatchObject({ snapshot: first.snapshot });
    expect(await editor.published()).toEqual({ documents: [], findings: [] });
    expect((await editor.list()).some(({ is_changed }) => is_changed)).toBe(false);
    const audit = await platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.accountId, brand.account));
    expect(audit.filter(({ actor }) => actor === `user:${editor.userId}`)).toHaveLength(2);
  });

  test('raises the version of the account’s sites, and of no others, each time', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const slugs = [
      `one-${brand.account.slice(4)}`,
      `two-${brand.account.slice(4)}`,
      `not-${brand.account.slice(4)}`,
    ];
    for (const [index, slug] of slugs.entries()) {
      const record = {
        ...{
          slug,
          account_id: index < 2 ? brand.account : 'acc_elsewhere',
          hostnames: [`${slug}.localhost`],
        },
        ...{ asset_host: 'assets.localhost', config_version: 1 },
      };
      await platform.db.insert(tenants).values({
        ...{ slug, accountId: record.account_id, record, changeId: slug, projectedId: slug },
        ...{ createdDate: new Date(), modifiedDate: new Date() },
      });
    }
    const versions = async () =>
      Promise.all(
        slugs.map(async (slug) => {
          const text = await platform.bindings.tenants.get(`host/${slug}.localhost`);
          return text === null ? null : (JSON.parse(text) as { site_version: number }).site_version;
        }),
      );
    await editor.change(ABOUT, heading('Hello'));
    await editor.published();
    const first = await vi.waitUntil(async () => {
      const seen = await versions();
      return seen[0] && seen[1] ? seen : null;
    });
    expect(first[2]).toBeNull();
    await editor.change(ABOUT, heading('Again'));
    await editor.published();
    await vi.waitUntil(async () => ((await versions())[1] ?? 0) > (first[1] ?? 0));
  });

  test('of one document leaves the others drafts', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await changeBoth(editor, 'Hello');
    await editor.published({ documents: [ABOUT] });
    expect(await headingsOf(brand)).toEqual(['Hello', 'Welcome']);
    expect((await editor.list()).filter(({ is_changed }) => is_changed).map(({ id }) => id)).toEqual([HOME]);
  });

  test('leaves theme, header and footer of the home as they are', async () => {
    const brand = await makeEditedBrand(platform);
    const header = { component_key: 'reducedHeader', data: {} };
    await brand.entities.change([
      brand.put('template', 'main', {
        ...{ is_published: true, header, selected_theme: { name: 'THEME_1' }, position: 3 },
        components: [{ id: 'hero', data: { component_key: 'defaultBanner', heading: 'Welcome' } }],
      }),
    ]);
    const editor = await brand.makeEditor();
    await editor.change(HOME, heading('Hello'));
    await editor.published();
    const [template] = await brand.entities.entities('template');
    expect(template?.value).toMatchObject({ is_published: true, header, position: 3 });
  });

  test('is held up by an address that is taken, for all documents', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await changeBoth(editor, 'Hello');
    await brand.entities.change([
      brand.put('page', 'other', { type: 'CUSTOM', page_url: 'us', components: [] }),
    ]);
    await editor.change(ABOUT, { kind: 'field', name: 'page_url', value: 'us' });
    const { documents, findings } = await editor.published();
    expect([documents, findings.map(({ document, level }) => [document, level])]).toEqual([
      [],
      [[ABOUT, 'stop']],
    ]);
    expect(findings[0]?.message).toContain('us');
    expect(await headingsOf(brand)).toEqual(['Welcome', 'Welcome']);
  });

  test('needs a yes before it takes back what a site folder wrote meanwhile', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await editor.change(ABOUT, heading('Hello'));
    await brand.entities.change([
      brand.put('page', 'about', {
        type: 'CUSTOM',
        page_url: 'about',
        title: { en: 'About' },
        components: [],
      }),
    ]);
    const [listed] = (await editor.list()).filter(({ id }) => id === ABOUT);
    expect(listed).toMatchObject({ is_changed: true, is_outdated: true });
    const checks = (await editor.call('editChecks')).body.data as unknown as Finding[];
    expect(checks).toMatchObject([{ document: ABOUT, rule: 'changed_elsewhere', level: 'warn' }]);
    expect((await editor.published()).documents).toEqual([]);
    expect((await editor.published({ accept: ['changed_elsewhere'] })).documents).toEqual([ABOUT]);
    expect((await headingsOf(brand))[0]).toBe('Hello');
  });

  test('is held up by what a colleague changed since the sender looked', async () => {
    const brand = await makeEditedBrand(platform);
    const [one, two] = [await brand.makeEditor(), await brand.makeEditor()];
    await one.change(ABOUT, heading('Hello'));
    const { revision } = await one.read(ABOUT);
    await two.change(ABOUT, heading('Good day'));
    const { documents, findings } = await one.published({
      revisions: { [ABOUT]: revision },
      accept: ['changed_meanwhile'],
    });
    expect(documents).toEqual([]);
    expect(findings).toMatchObject([{ document: ABOUT, rule: 'changed_meanwhile', level: 'stop' }]);
    expect((await headingsOf(brand))[0]).toBe('Welcome');
    expect((await one.published({ revisions: { [ABOUT]: revision + 1 } })).documents).toEqual([ABOUT]);
  });

  test('that is clicked twice is one version', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await changeBoth(editor, 'Hello');
    const command_id = randomUUID();
    const clicks = await Promise.all([1, 2, 3].map(() => editor.published({ command_id })));
    const versions = (await versionsOf(editor)).filter(({ kind }) => kind === 'publish');
    expect(versions).toHaveLength(1);
    expect(clicks.map(({ snapshot }) => snapshot)).toEqual(clicks.map(() => versions[0]?._id));
  });

  test('of what a site folder has published meanwhile leaves no draft', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await editor.change('page:terms', { kind: 'field', name: 'page_url', value: 'rules' });
    await brand.entities.change([
      brand.put('page', 'terms', { type: 'STATIC', page_url: 'rules', content: { en: '<p>Terms</p>' } }),
    ]);
    expect(await editor.published()).toEqual({ documents: [], findings: [] });
    expect((await editor.list()).some(({ is_changed }) => is_changed)).toBe(false);
  });

  test('leaves no change of a home whose header a site folder wrote meanwhile', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await editor.change(HOME, heading('Hello'));
    const [template] = await brand.entities.entities('template');
    const header = { component_key: 'reducedHeader', data: {} };
    await brand.entities.change([brand.put('template', 'main', { ...template?.value, header })]);
    expect((await editor.published({ accept: ['changed_elsewhere'] })).documents).toEqual([HOME]);
    const [published] = await brand.entities.entities('template');
    expect(published?.value).toMatchObject({ header, components: [{ data: { heading: 'Hello' } }, {}] });
    expect((await editor.list())[0]).toMatchObject({ id: HOME, is_changed: false, is_outdated: false });
    expect(await editor.published()).toEqual({ documents: [], findings: [] });
  });

  test('keeps what a colleague changed in the draft meanwhile as a change', async () => {
    const brand = await makeEditedBrand(platform);
    const [one, two] = [await brand.makeEditor(), await brand.makeEditor()];
    await one.change(ABOUT, heading('Hello'));
    await Promise.all([one.publish(), two.change(ABOUT, { kind: 'remove', id: 'cards' })]);
    await one.publish();
    expect((await one.list()).some(({ is_changed }) => is_changed)).toBe(false);
    expect((await brand.seenByGuests())?.components).toHaveLength(1);
  });
});

describe('a block that this platform does not know', () => {
  test('may stay, move and go, but not change', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const unknown = { id: 'new', data: { component_key: 'holographicRow', depth: 3 } };
    await platform.db.run(
      sql`UPDATE cms_pages SET components = json_insert(components, '$[#]', json(${JSON.stringify(unknown)})) WHERE account_id = ${brand.account} AND id = 'about'`,
    );
    await platform.db.run(
      sql`DELETE FROM entity_digests WHERE account_id = ${brand.account} AND kind = 'page' AND id = 'about'`,
    );
    await editor.change(ABOUT, heading('Hello'));
    await editor.change(ABOUT, { kind: 'move', id: 'new', at: 'Zz' });
    const set = { kind: 'set' as const, id: 'new', way: 'depth', value: 4 };
    const { revision } = await editor.read(ABOUT);
    expect(await editor.send(ABOUT, [set], { revision })).toMatchObject({ status: 422 });
    expect(await editor.published()).toMatchObject({ documents: [ABOUT], findings: [] });
    const { components = [] } = (await brand.seenByGuests()) ?? {};
    expect((components as { id: string }[]).map(({ id }) => id)).toEqual(['new', 'hero', 'cards']);
  });
});

describe('versions', () => {
  test('have who, when and what, and the state before the first one', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await editor.change(ABOUT, heading('One'));
    await editor.published({ name: 'First' });
    await changeBoth(editor, 'Two');
    await editor.published();
    const versions = await versionsOf(editor);
    expect(versions.map(({ kind, name, documents }) => [kind, name, documents])).toEqual([
      ['publish', '', [HOME, ABOUT]],
      ['before', '', [HOME]],
      ['publish', 'First', [ABOUT]],
      ['before', '', [ABOUT]],
    ]);
    expect(versions.every(({ actor }) => actor._id === editor.userId)).toBe(true);
  });

  test('can become the draft, or the site: whole, or one document', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await changeBoth(editor, 'One');
    await editor.published();
    await changeBoth(editor, 'Two');
    await editor.published();
    const [, first, before] = await versionsOf(editor);
    const restore = (id: string | undefined, body: object) =>
      editor.call('restoreSnapshot', {
        params: { id },
        body: { command_id: randomUUID(), ...body },
      });
    await restore(first?._id, { documents: [ABOUT] });
    expect((await editor.read(ABOUT)).blocks[0]?.data.heading).toBe('One');
    expect(await headingsOf(brand)).toEqual(['Two', 'Two']);
    expect((await editor.list()).filter(({ is_changed }) => is_changed).map(({ id }) => id)).toEqual([ABOUT]);
    const { body } = await restore(before?._id, { publish: true });
    expect(body.data).toMatchObject({ documents: [HOME, ABOUT] });
    expect(await headingsOf(brand)).toEqual(['Welcome', 'Welcome']);
    expect((await versionsOf(editor))[0]).toMatchObject({ kind: 'rollback' });
    expect((await editor.list()).filter(({ is_changed }) => is_changed)).toEqual([]);
    expect((await editor.read(ABOUT)).blocks[0]?.data.heading).toBe('Welcome');
  });

  test('are checked before viewers get them again: what they lead to may be gone', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const film = (is_published: boolean) =>
      brand.put('title', 'film', { title: { en: 'Film' }, video_type: 'SPV', is_published });
    await brand.entities.change([film(true)]);
    const link = { type: 'CONTENT_DETAIL', data: { id: 'film' } };
    await editor.change(ABOUT, { kind: 'set', id: 'hero', way: 'link', value: link });
    await editor.change(ABOUT, { kind: 'set', id: 'hero', way: 'image_s3key', value: 'images/hill.webp' });
    const bare = { component_key: 'defaultBanner', image_s3key: 'images/hill.webp', link };
    await editor.change(ABOUT, { kind: 'put', id: 'hero', data: bare });
    const accept = ['picture_without_words'];
    await editor.published({ accept });
    await editor.change(ABOUT, { kind: 'remove', id: 'hero' });
    await editor.published();
    const first = (await versionsOf(editor)).filter(({ kind }) => kind === 'publish').at(-1);
    const rollback = async (more: object = {}) => {
      const body = { command_id: randomUUID(), documents: [ABOUT], publish: true, ...more };
      const { body: sent } = await editor.call('restoreSnapshot', { params: { id: first?._id }, body });
      return sent.data;
    };
    const warned = { document: ABOUT, block: 'hero', rule: 'picture_without_words', level: 'warn' };
    expect(await rollback()).toEqual({ documents: [], findings: [expect.objectContaining(warned)] });
    await brand.entities.change([film(false)]);
    const held = await rollback({ accept: [...accept, 'link_gone'] });
    expect(held).toMatchObject({ documents: [], findings: [{ rule: 'link_gone', level: 'stop' }, warned] });
    expect((await versionsOf(editor))[0]).toMatchObject({ kind: 'publish' });
    await brand.entities.change([film(true)]);
    expect(await rollback({ accept })).toMatchObject({ documents: [ABOUT], snapshot: expect.any(String) });
    expect((await brand.seenByGuests())?.components).toHaveLength(2);
  });

  test('of another brand are not there, and an editor cannot publish one', async () => {
    const brand = await makeEditedBrand(platform);
    const other = await makeEditedBrand(platform);
    const [editor, stranger] = [await brand.makeEditor(['edit']), await other.makeEditor()];
    await stranger.change(ABOUT, heading('One'));
    const { snapshot = '' } = await stranger.published();
    const restore = (publish: boolean) =>
      editor.call('restoreSnapshot', {
        params: { id: snapshot },
        body: { command_id: randomUUID(), publish },
      });
    expect((await restore(false)).status).toBe(404);
    expect((await restore(true)).status).toBe(403);
  });
});
