import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DraftedSite, PreviewPage } from '#app/contract/previews.ts';
import type { Snapshot } from '#app/contract/snapshots.ts';
import { HOME, makeEditedBrand } from './edited-brand.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

/** Pure red and green read badly on these themes. */
const COLOURS = ['colour_moved'];

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

const SITE = 'site';
const COMPONENTS = [{ id: 'hero', data: { component_key: 'defaultBanner', heading: 'Welcome' } }];
const HEADER = {
  component_key: 'defaultHeader',
  data: { heading_1: { text: 'Films', link: { type: 'HOME' } }, heading_3: { text: 'Live' } },
};

const field = (name: string, value?: string | boolean) => ({
  kind: 'field' as const,
  name,
  ...(value !== undefined && { value }),
});
const set = (id: 'header' | 'footer', way: string, value: unknown) =>
  ({ kind: 'set', id, way, value }) as { kind: 'set'; id: string; way: string; value: string };
const text = (words: string) => ({ kind: 'field' as const, name: 'theme', value: words });

/** A brand whose home is built, with a theme, and another home that is not in use. */
async function makeSite() {
  const brand = await makeEditedBrand(platform);
  const { put } = brand;
  await brand.entities.change([
    put('template', 'main', {
      ...{ is_published: true, components: COMPONENTS, header: HEADER, position: 1 },
      selected_theme: { name: 'NEON_DARK', colors: { c7: '#ff0000' } },
    }),
    put('template', 'summer', {
      ...{ is_published: false, components: COMPONENTS, position: 2 },
      footer: { component_key: 'takedownFooter', data: { header: 'Summer' } },
    }),
  ]);
  const site = await brand.entities.entities('site');
  await brand.entities.change([put('site', 'site', { ...(site[0]?.value as object), is_home_built: true })]);
  const owner = await brand.makeEditor(['own']);

  /** What a guest gets: of what a template and the account have. */
  async function seen() {
    const [templates, account] = await Promise.all([
      platform.call('templateV2', { account: brand.account }),
      platform.call('accountDetail', { account: brand.account }),
    ]);
    return { templates: templates.body, account: account.body };
  }
  async function inUse() {
    const { body } = await platform.call('templateV2', { account: brand.account });
    const templates = body.data as unknown as { _id: string; is_published: boolean }[];
    return templates.find((template) => template.is_published) as unknown as {
      _id: string;
      selected_theme?: { name: string; colors?: object };
      header?: { component_key: string; data: object };
      footer?: { component_key: string };
      components: { data: { heading: string } }[];
    };
  }
  return { ...brand, owner, seen, inUse };
}

describe('the site document', () => {
  test('is what viewers have: theme, header, footer, and the home in use', async () => {
    const { owner } = await makeSite();
    const draft = await owner.read(SITE);
    expect(draft).toMatchObject({
      ...{ id: SITE, kind: SITE, revision: 0, is_changed: false },
      fields: { theme: 'NEON_DARK', c7: '#ff0000', home: 'main', is_home_built: true },
      blocks: [
        {
          id: 'header',
          data: { component_key: 'defaultHeader', headings: [{ text: 'Films' }, { text: 'Live' }] },
        },
        { id: 'footer', data: { component_key: 'defaultFooter' } },
      ],
    });
    expect((await owner.list()).at(-1)).toMatchObject({ id: SITE, is_changed: false });
  });

  test('is the owner’s: for other editors it is not there to read, change, publish or restore', async () => {
    const brand = await makeSite();
    const { owner } = brand;
    await owner.change(SITE, text('GREEN_ENERGY'));
    const [version] = await (async () => {
      await owner.published({ accept: COLOURS, documents: [SITE] });
      return (await owner.call('snapshots')).body.data as unknown as Snapshot[];
    })();
    await owner.change(SITE, text('PANTONE_RED'));
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const { scheduled } = await owner.published({ accept: COLOURS, documents: [SITE], at });
    const command_id = () => randomUUID();
    const document = { params: { document: SITE } };
    const block = { params: { document: SITE, block_id: 'header' } };
    const calls: [Parameters<typeof owner.call>[0], object][] = [
      ['editedDocument', document],
      [
        'editCommands',
        { ...document, body: { command_id: command_id(), revision: 0, commands: [text('NEON_DARK')] } },
      ],
      [
        'addBlock',
        { ...document, body: { command_id: command_id(), revision: 0, component_key: 'defaultBanner' } },
      ],
      ['saveBlock', { ...block, body: { command_id: command_id(), revision: 0, data: {} } }],
      ['copyBlock', { ...block, body: { command_id: command_id(), revision: 0 } }],
      ['deleteBlock', { ...block, query: { command_id: command_id(), revision: '0' } }],
      [
        'swapBlocks',
        {
          ...document,
          body: { command_id: command_id(), revision: 0, block_id: 'header', with_id: 'footer' },
        },
      ],
      ['editPresence', { ...document, body: {} }],
      ['discardDraft', document],
      ['takeBackScheduled', { params: { id: scheduled } }],
      ['publishDrafts', { body: { command_id: command_id(), documents: [SITE] } }],
      [
        'restoreSnapshot',
        {
          params: { id: version?._id },
          body: { command_id: command_id(), documents: [SITE], publish: true },
        },
      ],
    ];
    const stranger = await (await makeEditedBrand(platform)).makeEditor(['own']);
    for (const roles of [['edit'], ['edit', 'publish'], ['moderate', 'read']]) {
      const editor = await brand.makeEditor(roles);
      for (const [name, options] of calls) expect((await editor.call(name, options)).status, name).toBe(403);
      if (roles.includes('moderate')) continue;
      expect((await editor.list()).map(({ id }) => id)).not.toContain(SITE);
      expect((await editor.call('editChanges')).body.data).toEqual([]);
      expect((await editor.call('snapshots')).body.data).toEqual([]);
      expect((await editor.call('scheduledPublishes')).body.data).toEqual([]);
      // All that they may publish is nothing.
      if (roles.includes('publish'))
        expect(await editor.published({ accept: COLOURS })).toEqual({ documents: [], findings: [] });
    }
    for (const session of [undefined, stranger.session])
      for (const [name, options] of calls) {
        const { status } = await platform.call(name, { account: brand.account, session, ...options });
        expect(status, name).toBe(401);
      }
    expect((await owner.call('editChanges')).body.data).toMatchObject([
      { document: SITE, fields: ['theme'] },
    ]);
    expect((await owner.read(SITE)).fields).toMatchObject({ theme: 'PANTONE_RED' });
    expect((await owner.call('scheduledPublishes')).body.data).toMatchObject([
      { _id: scheduled, state: 'waiting', documents: [SITE] },
    ]);
  });

  test('reaches guests as a whole, when it is published, and not before', async () => {
    const { owner, seen, inUse, entities } = await makeSite();
    const before = await seen();
    await owner.change(SITE, field('theme', 'GREEN_ENERGY'), field('c7'), field('c9', '#00ff00'));
    await owner.change(SITE, set('header', 'component_key', 'siteMapHeader'));
    await owner.change(SITE, set('footer', 'copyright_text', 'Ours'));
    expect(await seen()).toEqual(before);
    const published = await owner.published({ accept: COLOURS });
    expect(published).toMatchObject({ documents: [SITE] });
    expect(await inUse()).toMatchObject({
      _id: 'main',
      selected_theme: { name: 'GREEN_ENERGY', colors: { c9: '#00ff00' } },
      header: { component_key: 'siteMapHeader', data: { headings: [{ text: 'Films' }, { text: 'Live' }] } },
      footer: { component_key: 'defaultFooter', data: { copyright_text: 'Ours' } },
    });
    expect((await inUse()).selected_theme?.colors).toEqual({ c9: '#00ff00' });
    const [theme] = await entities.entities('theme');
    expect(theme?.value).toMatchObject({ name: 'GREEN_ENERGY', colors: { c9: '#00ff00' } });
    expect(await owner.read(SITE)).toMatchObject({ is_changed: false, is_outdated: false });
    expect(await owner.published({ accept: COLOURS })).toEqual({ documents: [], findings: [] });
  });

  test('writes nothing of what is not changed', async () => {
    const { owner, entities } = await makeSite();
    const digests = async () =>
      Promise.all(
        (['site', 'theme'] as const).map(async (kind) =>
          (await entities.entities(kind)).map(({ digest }) => digest),
        ),
      );
    const before = await digests();
    await owner.change(SITE, set('header', 'component_key', 'translucentHeader'));
    await owner.published({ accept: COLOURS });
    expect(await digests()).toEqual(before);
    const [main] = (await entities.entities('template')).filter(({ id }) => id === 'main');
    expect(main?.value).toMatchObject({ selected_theme: { name: 'NEON_DARK', colors: { c7: '#ff0000' } } });
  });

  test('puts another home in use, which gets the site’s theme, header and footer', async () => {
    const { account, owner, inUse, entities } = await makeSite();
    expect(await entities.entities('theme')).not.toMatchObject([{ value: { name: 'NEON_DARK' } }]);
    await owner.change(SITE, field('home', 'summer'));
    await owner.published({ accept: COLOURS });
    expect(await inUse()).toMatchObject({
      ...{ _id: 'summer', selected_theme: { name: 'NEON_DARK' } },
      header: { data: { headings: [{ text: 'Films' }, { text: 'Live' }] } },
    });
    expect((await inUse()).footer).toBeUndefined();
    const [main] = (await entities.entities('template')).filter(({ id }) => id === 'main');
    expect(main?.value.is_published ?? false).toBe(false);
    expect(await owner.read(SITE)).toMatchObject({ fields: { home: 'summer' }, is_changed: false });
    // The classic home has the account's theme.
    await owner.change(SITE, field('is_home_built', false));
    await owner.published({ accept: COLOURS });
    const { body } = await platform.call('homeBundle', { account });
    expect(body.data).toMatchObject({ template: { version: 1 } });
    const [theme] = await entities.entities('theme');
    expect(theme?.value).toMatchObject({ name: 'NEON_DARK', colors: { c7: '#ff0000' } });
    expect(await owner.read(SITE)).toMatchObject({
      fields: { theme: 'NEON_DARK', is_home_built: false },
      is_changed: false,
      is_outdated: false,
    });
  });

  test('is published together with the home that it is about', async () => {
    const { owner, inUse } = await makeSite();
    await owner.change(HOME, { kind: 'set', id: 'hero', way: 'heading', value: 'Hello' });
    await owner.change(SITE, set('header', 'component_key', 'reducedHeader'));
    expect(await owner.published({ accept: COLOURS })).toMatchObject({
      documents: [HOME, SITE],
      findings: [],
    });
    expect(await inUse()).toMatchObject({
      header: { component_key: 'reducedHeader' },
      components: [{ data: { heading: 'Hello' } }],
    });
    expect((await owner.list()).filter(({ is_changed }) => is_changed)).toEqual([]);
  });

  test('leaves a draft of the home a draft, with nothing to warn of', async () => {
    const { owner, inUse } = await makeSite();
    await owner.change(HOME, { kind: 'set', id: 'hero', way: 'heading', value: 'Hello' });
    await owner.change(SITE, set('header', 'component_key', 'reducedHeader'));
    await owner.published({ accept: COLOURS, documents: [SITE] });
    expect(await owner.read(HOME)).toMatchObject({ is_changed: true, is_outdated: false });
    expect(await owner.published({ accept: COLOURS })).toMatchObject({ documents: [HOME], findings: [] });
    expect(await inUse()).toMatchObject({
      header: { component_key: 'reducedHeader' },
      components: [{ data: { heading: 'Hello' } }],
    });
  });

  test('goes back to an earlier version', async () => {
    const { owner, inUse } = await makeSite();
    await owner.change(SITE, field('theme', 'GREEN_ENERGY'), field('home', 'summer'));
    await owner.published({ accept: COLOURS });
    const versions = (await owner.call('snapshots')).body.data as unknown as Snapshot[];
    const first = versions.find(({ kind }) => kind === 'before');
    const body = { command_id: randomUUID(), publish: true, accept: COLOURS };
    const restored = await owner.call('restoreSnapshot', { params: { id: first?._id }, body });
    expect(restored.body.data).toMatchObject({ documents: [SITE] });
    expect(await inUse()).toMatchObject({ _id: 'main', selected_theme: { name: 'NEON_DARK' } });
    expect(await owner.read(SITE)).toMatchObject({ is_changed: false, fields: { home: 'main' } });
  });

  test.each([
    ['a colour that is none', field('c1', 'red')],
    ['a theme that there is not', field('theme', 'PLAID')],
    ['a field that it does not have', field('c12', '#000000')],
    ['a header of another kind', set('header', 'component_key', 'defaultFooter')],
    ['a field that no header has', set('header', 'slogan', 'Ours')],
    ['words that are no text', set('header', 'sign_in', { text: 7 })],
    [
      'a link that is not safe',
      set('footer', 'button', { text: 'Go', link: { type: 'DIRECT', data: { url: 'javascript:alert(1)' } } }),
    ],
    [
      'a network that a footer does not know',
      set('footer', 'social_handles', [{ name: 'myspace', url: '' }]),
    ],
    ['no header', { kind: 'remove' as const, id: 'header' }],
    ['a footer above the header', { kind: 'move' as const, id: 'footer', at: 'Zz' }],
    [
      'another block',
      { kind: 'add' as const, block: { id: 'x', at: 'b', data: { component_key: 'defaultBanner' } } },
    ],
    ['a layout', { kind: 'layout' as const, id: 'header', position: 'top', style: 'none' }],
    ['no home where the home is built', field('home')],
  ])('does not take %s', async (_, command) => {
    const { owner } = await makeSite();
    const answer = await owner.send(SITE, [command], { revision: 0 });
    expect(answer.status).toBe(422);
    expect((await owner.read(SITE)).revision).toBe(0);
  });

  test('is not published with a home that is not there', async () => {
    const { owner, inUse } = await makeSite();
    await owner.change(SITE, field('home', 'winter'), field('theme', 'GREEN_ENERGY'));
    expect(await owner.published({ accept: COLOURS })).toMatchObject({
      documents: [],
      findings: expect.arrayContaining([
        expect.objectContaining({ document: SITE, rule: 'fault', level: 'stop', way: 'home' }),
      ]),
    });
    expect(await inUse()).toMatchObject({ _id: 'main', selected_theme: { name: 'NEON_DARK' } });
  });

  test('needs a yes where a site folder has a newer theme', async () => {
    const { owner, entities, put } = await makeSite();
    await owner.change(SITE, field('c1', '#000000'));
    await entities.change([
      put('template', 'main', {
        ...{ is_published: true, components: COMPONENTS, header: HEADER, position: 1 },
        selected_theme: { name: 'PANTONE_RED' },
      }),
    ]);
    expect((await owner.list()).at(-1)).toMatchObject({ id: SITE, is_changed: true, is_outdated: true });
    expect(await owner.published({ accept: COLOURS })).toMatchObject({
      documents: [],
      findings: expect.arrayContaining([
        expect.objectContaining({ document: SITE, rule: 'changed_elsewhere', level: 'warn' }),
      ]),
    });
  });
});

describe('what is around a preview', () => {
  const pageOf = (answer: { body: { data?: unknown } }) => answer.body.data as PreviewPage;
  const homesOf = ({ documents }: PreviewPage) =>
    documents.filter(({ is_in_use }) => is_in_use).map(({ id }) => id);

  test('is the draft of theme, header, footer and home, for editors and by a link, and for no viewer', async () => {
    const { account, owner, makeEditor, seen } = await makeSite();
    const editor = await makeEditor(['edit']);
    const before = await seen();
    await owner.change(SITE, field('theme', 'GREEN_ENERGY'), field('home', 'summer'));
    await owner.change(SITE, set('header', 'component_key', 'reducedHeader'));
    await owner.change(SITE, set('footer', 'header', { $t: { en: 'Bye', es: 'Adiós' } }));
    const drafted = {
      ...{ language: 'en', theme: { name: 'GREEN_ENERGY' } },
      header: { component_key: 'reducedHeader' },
      footer: { component_key: 'defaultFooter', data: { header: { $t: { en: 'Bye', es: 'Adiós' } } } },
    };
    const own = pageOf(await editor.call('ownPreview'));
    expect(own).toMatchObject({ site: drafted, shown: { id: 'home:summer' } });
    expect(homesOf(own)).toEqual(['home:summer']);
    const around = (await editor.call('draftedSite')).body.data as unknown as DraftedSite;
    expect(around).toEqual(own.site);
    const link = await editor.call('makePreview', { body: { command_id: randomUUID() } });
    const { token } = link.body.data as unknown as { token: string };
    expect(pageOf(await platform.call('previewPage', { account, params: { token } }))).toMatchObject({
      ...{ site: drafted, shown: { id: 'home:summer' } },
    });
    expect(await seen()).toEqual(before);
  });

  test('is what a version had, whatever is published and drafted since', async () => {
    const { owner } = await makeSite();
    await owner.change(SITE, field('theme', 'GREEN_ENERGY'));
    const { snapshot = '' } = await owner.published({ accept: COLOURS });
    await owner.change(SITE, field('theme', 'PANTONE_RED'), field('home', 'summer'));
    await owner.published({ accept: COLOURS });
    await owner.change(SITE, field('is_home_built', false));
    const versioned = pageOf(await owner.call('ownPreview', { query: { snapshot } }));
    expect(versioned).toMatchObject({
      site: { theme: { name: 'GREEN_ENERGY' }, header: { component_key: 'defaultHeader' } },
      shown: { id: 'home:main' },
    });
    // The classic home has the site's own header, and no document.
    const drafted = pageOf(await owner.call('ownPreview'));
    expect(drafted.site).toEqual({
      ...{ language: 'en', theme: { name: 'PANTONE_RED', colors: { c7: '#ff0000' } } },
    });
    expect(homesOf(drafted)).toEqual([]);
  });

  test('is for people who edit alone', async () => {
    const { account, makeEditor } = await makeSite();
    const reader = await makeEditor(['moderate', 'read']);
    expect((await reader.call('draftedSite')).status).toBe(403);
    expect((await platform.call('draftedSite', { account })).status).toBe(401);
    const other = await makeSite();
    expect((await platform.call('draftedSite', { account, session: other.owner.session })).status).toBe(401);
  });
});
