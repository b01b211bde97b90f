import { beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '#app/contract/publishing.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { Json } from '#app/lib/edit-document/document.ts';
import { realPicture } from '#tests/support/pictures.ts';
import { ABOUT, HOME, makeEditedBrand } from './edited-brand.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

type Editor = Awaited<ReturnType<Awaited<ReturnType<typeof makeEditedBrand>>['makeEditor']>>;

const set = (way: string, value: Json, id = 'hero') => ({ kind: 'set' as const, id, way, value });
const link = (type: string, data: Json) => set('link', { type, data });

async function findingsOf(editor: Editor): Promise<Finding[]> {
  return (await editor.call('editChecks')).body.data as unknown as Finding[];
}

async function edited() {
  const brand = await makeEditedBrand(platform);
  return { brand, editor: await brand.makeEditor() };
}

describe('links', () => {
  test('to pages, titles, channels and people that are not there stop a publish', async () => {
    const { editor } = await edited();
    const gone = [
      link('PAGES', { page_url: 'nowhere' }),
      // A page of text, which is under another route than the link leads to.
      link('PAGES', { page_url: 'terms' }),
      link('CONTENT_DETAIL', { id: 'nothing' }),
      link('IPTV', { id: 'nothing' }),
      link('CATEGORY', { id: 'nothing', name: 'Drama' }),
      link('ARTIST_DETAIL', { id: 'nobody' }),
      link('VENUE_DETAIL', { id: 'nothing' }),
      link('EXTERNAL', { url: 'http://example.com/a' }),
      set('link', 'http://example.com/b'),
    ];
    const rules: unknown[] = [];
    for (const command of gone) {
      await editor.change(ABOUT, command);
      const { snapshot, findings } = await editor.published({ accept: ['link_gone'] });
      expect(snapshot).toBeUndefined();
      expect(findings).toMatchObject([{ document: ABOUT, block: 'hero', way: 'data.link', level: 'stop' }]);
      rules.push(findings[0]?.rule);
    }
    expect(rules).toEqual([...Array(7).fill('link_gone'), 'link_insecure', 'link_insecure']);
    expect(await findingsOf(editor)).toMatchObject([
      { rule: 'link_insecure', message: 'http://example.com/b' },
    ]);
  });

  test('to what is there, in any spelling, or published together with it, do not', async () => {
    const { editor } = await edited();
    const fine = [
      link('PAGES', { page_url: '/custom/About/' }),
      link('HOME', {}),
      link('EXTERNAL', { url: 'https://example.com' }),
      link('EXTERNAL', { url: 'example.com' }),
      link('DIRECT', { url: '/pricing' }),
    ];
    for (const command of fine) {
      await editor.change(ABOUT, command);
      expect(await findingsOf(editor)).toEqual([]);
    }
    await editor.change(ABOUT, { kind: 'field', name: 'page_url', value: 'who' });
    await editor.change(HOME, link('PAGES', { page_url: 'who' }));
    expect(await findingsOf(editor)).toEqual([]);
    expect((await editor.published({ documents: [HOME] })).findings).toMatchObject([{ rule: 'link_gone' }]);
    expect((await editor.published()).documents).toEqual([HOME, ABOUT]);
  });

  test('to addresses on the brand’s own hosts are checked as its paths are', async () => {
    const { brand, editor } = await edited();
    const slug = brand.account
      .replace(/[^a-z0-9]/gi, '')
      .toLowerCase()
      .slice(0, 30);
    const registered = await platform.admin('POST', '/tenants', {
      ...{ slug, account_id: brand.account, hostnames: [`${slug}.example.com`, `www.${slug}.example.com`] },
      ...{ asset_host: `assets.${slug}.example.com`, config_version: 1 },
    });
    expect(registered.status).toBe(201);
    const found = async (url: string) => {
      await editor.change(ABOUT, link('EXTERNAL', { url }));
      return (await findingsOf(editor)).map(({ rule }) => rule);
    };
    expect(await found(`https://www.${slug}.example.com/custom/nowhere`)).toEqual(['link_gone']);
    expect(await found(`https://${slug}.example.com/custom/about`)).toEqual([]);
    expect(await found(`https://example.com/custom/nowhere`)).toEqual([]);
  });

  test('to titles that are not published stop a publish, those of players as well', async () => {
    const { brand, editor } = await edited();
    const title = (is_published: boolean) =>
      brand.entities.change([
        brand.put('title', 'film', { title: { en: 'Film' }, video_type: 'SPV', is_published }),
      ]);
    await title(false);
    await editor.change(ABOUT, link('CONTENT_DETAIL', { id: 'film' }));
    const data = { component_key: 'passimCarvePlayer', player: { type: 'TRAILER', data: { id: 'film' } } };
    await editor.change(ABOUT, { kind: 'put', id: 'cards', data });
    const gone = { rule: 'link_gone', level: 'stop', message: 'film' };
    expect(await findingsOf(editor)).toMatchObject([
      { ...gone, way: 'data.link' },
      { ...gone, way: 'data.player' },
    ]);
    await title(true);
    expect(await findingsOf(editor)).toEqual([]);
  });

  test('to an earlier address of a page do not stop, and take the new one by their fix', async () => {
    const { editor } = await edited();
    await editor.change(ABOUT, { kind: 'field', name: 'page_url', value: 'who' });
    const to = { type: 'PAGES', data: { page_url: '/custom/About' }, popup_enabled: true };
    const slides = [{ _id: 'a', _at: 'a0', heading: 'One', link: to }];
    await editor.change(HOME, set('slide_data', slides, 'cards'));
    const [finding, ...others] = await findingsOf(editor);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      ...{ document: HOME, rule: 'link_moved', level: 'warn', message: '/custom/About → who' },
      fix: { kind: 'set', id: 'cards', way: 'slide_data/#a/link' },
    });
    if (!finding?.fix) throw new Error('there is no fix');
    await editor.change(HOME, finding.fix as Command);
    expect(await findingsOf(editor)).toEqual([]);
    const { blocks } = await editor.read(HOME);
    const cards = blocks.find(({ id }) => id === 'cards')?.data.slide_data;
    expect(cards).toMatchObject([
      { link: { type: 'PAGES', data: { page_url: 'who' }, popup_enabled: true } },
    ]);
    expect((await editor.published()).documents).toEqual([HOME, ABOUT]);
    // Published, the page has its earlier address: a link to it warns all the same, and may be let be.
    await editor.change(HOME, link('PAGES', { page_url: 'about' }));
    expect((await editor.published()).findings).toMatchObject([{ rule: 'link_moved' }]);
    expect((await editor.published({ accept: ['link_moved'] })).documents).toEqual([HOME]);
  });

  test('without https may be made secure by their fix', async () => {
    const { editor } = await edited();
    for (const command of [
      link('EXTERNAL', { url: 'http://example.com/a' }),
      set('link', 'http://example.com/a'),
    ]) {
      await editor.change(ABOUT, command);
      const [finding] = await findingsOf(editor);
      await editor.change(ABOUT, finding?.fix as Command);
      expect(await findingsOf(editor)).toEqual([]);
    }
    expect((await editor.read(ABOUT)).blocks[0]?.data.link).toBe('https://example.com/a');
  });

  test('inside a text are checked as those of fields are', async () => {
    const { brand, editor } = await edited();
    const terms = (html: string) =>
      editor.change('page:terms', { kind: 'field', name: 'content', value: { $t: { en: html } } });
    await terms('<p>See <a href="/custom/nowhere">us</a>, <a href="/content/film">a film</a></p>');
    expect(await findingsOf(editor)).toMatchObject([
      { document: 'page:terms', way: 'content.en', rule: 'link_gone', message: '“us”: nowhere' },
      { document: 'page:terms', way: 'content.en', rule: 'link_gone', message: '“a film”: film' },
    ]);
    expect((await editor.published({ accept: ['heading_missing', 'link_gone'] })).snapshot).toBeUndefined();
    await brand.entities.change([brand.put('title', 'film', { title: { en: 'Film' }, video_type: 'SPV' })]);
    await terms('<p>See <a href="/custom/about">us</a>, <a href="/content/film">a film</a></p>');
    expect(await findingsOf(editor)).toEqual([]);
  });

  test('of header and footer that lead nowhere stop a publish as well', async () => {
    const brand = await makeEditedBrand(platform);
    const owner = await brand.makeEditor(['own']);
    const to = (page_url: string) => ({ text: 'Ours', link: { type: 'PAGES', data: { page_url } } });
    await owner.change('site', set('headings', [{ _id: 'a', _at: 'a0', ...to('nowhere') }], 'header'));
    await owner.change('site', set('button', to('gone'), 'footer'));
    await owner.change('site', set('image_s3key', 'images/logo.webp', 'footer'));
    expect(await findingsOf(owner)).toMatchObject([
      { document: 'site', block: 'header', way: 'data.headings.0.link', rule: 'link_gone', level: 'stop' },
      { document: 'site', block: 'footer', way: 'data.button.link', rule: 'link_gone', level: 'stop' },
    ]);
    expect((await owner.published()).documents).toEqual([]);
  });

  test('that were broken when they were published keep nobody from mending something else', async () => {
    const { brand, editor } = await edited();
    const block = (description: string) => ({
      id: 'hero',
      data: {
        ...{ component_key: 'defaultBanner', heading: 'Welcome', description },
        link: { type: 'PAGES', data: { page_url: 'nowhere' } },
      },
    });
    const value = { type: 'CUSTOM', page_url: 'about', components: [block('Stay')] };
    await brand.entities.change([brand.put('page', 'about', value)]);
    await editor.change(ABOUT, set('description', 'Go'));
    expect(await findingsOf(editor)).toEqual([]);
    expect((await editor.published()).documents).toEqual([ABOUT]);
  });

  test('that are published keep nobody from moving their cards, and one more of them stops', async () => {
    const { brand, editor } = await edited();
    const to = (heading: string) => ({ heading, link: { type: 'PAGES', data: { page_url: 'nowhere' } } });
    const cards = { component_key: 'rowingHeroSection', slide_data: [to('One'), { heading: 'Two' }] };
    const value = { type: 'CUSTOM', page_url: 'about', components: [{ id: 'cards', data: cards }] };
    await brand.entities.change([brand.put('page', 'about', value)]);
    const block = (await editor.read(ABOUT)).blocks[0];
    const cardsOf = block?.data.slide_data as { _id: string; _at: string }[] | undefined;
    const [first, second] = cardsOf ?? [];
    if (!first || !second) throw new Error('there are no cards');
    const way = { id: 'cards', way: 'slide_data' };
    await editor.change(ABOUT, { kind: 'moveCard', ...way, card: first._id, at: `${second._at}V` });
    expect(await findingsOf(editor)).toEqual([]);
    await editor.change(ABOUT, {
      ...{ kind: 'set' as const, id: 'cards', way: `slide_data/#${second._id}/link` },
      value: to('Two').link,
    });
    expect(await findingsOf(editor)).toMatchObject([{ rule: 'link_gone', message: 'nowhere' }]);
  });
});

describe('pictures', () => {
  test('that were never uploaded stop a publish, those that were do not', async () => {
    const { editor } = await edited();
    const key = `uploads/2026/${'a'.repeat(64)}.original.webp`;
    await editor.change(ABOUT, set('image_s3key', key));
    expect(await findingsOf(editor)).toMatchObject([{ rule: 'picture_gone', level: 'stop', message: key }]);
    const { body } = await editor.call('uploadPicture', {
      query: { name: 'a.webp', rung: 'original' },
      body: realPicture('webp'),
    });
    await editor.change(ABOUT, set('image_s3key', String(body.data.key)));
    // The file is 52 pixels wide.
    expect(await findingsOf(editor)).toMatchObject([{ rule: 'picture_small', level: 'warn', block: 'hero' }]);
    expect((await editor.published()).snapshot).toBeUndefined();
    expect((await editor.published({ accept: ['picture_small'] })).snapshot).toBeDefined();
  });

  test('of which only some rungs came stop a publish', async () => {
    const { editor } = await edited();
    const of = 'b'.repeat(64);
    const query = { name: 'a.webp', rung: 'w320', of };
    const { status, body } = await editor.call('uploadPicture', { query, body: realPicture('webp') });
    expect(status).toBe(200);
    await editor.change(ABOUT, set('image_s3key', String(body.data.key).replace('w320', 'w1600')));
    expect(await findingsOf(editor)).toMatchObject([{ rule: 'picture_gone', level: 'stop' }]);
  });

  test('without words are published after a tick', async () => {
    const { editor } = await edited();
    await editor.change(
      ABOUT,
      set('slide_data', [{ _id: 'a', _at: 'a0', image_s3key: 'images/a.w640.webp' }], 'cards'),
    );
    const held = await editor.published();
    expect(held.findings).toMatchObject([
      { rule: 'picture_without_words', level: 'warn', block: 'cards', way: 'data.slide_data.0.image_s3key' },
    ]);
    expect(held.snapshot).toBeUndefined();
    expect((await editor.published({ accept: ['picture_without_words'] })).snapshot).toBeDefined();
  });
});

describe('rows', () => {
  const row = (data: Record<string, Json>) => ({
    ...{ kind: 'put' as const, id: 'cards' },
    data: { component_key: 'defaultSwimlane', ...data },
  });

  async function withTitles(
    ...titles: { id: string; is_login_required?: boolean; is_restricted?: boolean; is_published?: boolean }[]
  ) {
    const { brand, editor } = await edited();
    await brand.entities.change(
      titles.map(({ id, ...more }) =>
        brand.put('title', id, { title: { en: id }, video_type: 'SPV', ...more }),
      ),
    );
    return { brand, editor };
  }

  test.each([
    ['none is there', { type: 'STATIC', content_data: ['nothing', 'hidden'] }, 'row_empty'],
    [
      'nothing meets its rules',
      { type: 'AUTOMATIC', auto_payload: [{ type: 'system_defined', name: 'category', id: 'none' }] },
      'row_empty',
    ],
    ['it neither picks titles nor finds any', { name: 'Row' }, 'block_empty'],
    ['guests may watch none', { type: 'STATIC', content_data: ['members', 'signed-in'] }, 'row_locked'],
    ['guests may watch one', { type: 'STATIC', content_data: ['members', 'open'] }, null],
  ])('of titles are warned of where %s', async (_, data, rule) => {
    const { editor } = await withTitles(
      { id: 'hidden', is_published: false },
      { id: 'members', is_restricted: true },
      { id: 'signed-in', is_login_required: true },
      { id: 'open' },
    );
    await editor.change(ABOUT, row(data as Record<string, Json>));
    const found = await findingsOf(editor);
    expect(found).toMatchObject(
      rule === null ? [] : [{ document: ABOUT, block: 'cards', rule, level: 'warn' }],
    );
    if (rule === null) return;
    expect((await editor.published()).snapshot).toBeUndefined();
    expect((await editor.published({ accept: [rule] })).snapshot).toBeDefined();
  });

  test('of people are warned of where there are none, and may be deleted', async () => {
    const { editor } = await edited();
    await editor.change(ABOUT, { ...row({}), data: { component_key: 'artistSwimlane' } });
    const [finding] = await findingsOf(editor);
    expect(finding).toMatchObject({ rule: 'row_empty', fix: { kind: 'remove', id: 'cards' } });
    await editor.change(ABOUT, finding?.fix as Command);
    expect(await findingsOf(editor)).toEqual([]);
  });

  test('that are published as they are keep nobody from mending something else', async () => {
    const { editor } = await edited();
    await editor.change(ABOUT, row({ type: 'STATIC', content_data: ['nothing'] }));
    await editor.published({ accept: ['row_empty'] });
    await editor.change(ABOUT, set('heading', 'New'));
    expect((await editor.published()).snapshot).toBeDefined();
  });
});

test('a colour that viewers get otherwise is published after a tick, or made readable by its fix', async () => {
  const brand = await makeEditedBrand(platform);
  const owner = await brand.makeEditor(['own']);
  await owner.change('site', { kind: 'field', name: 'c5', value: '#222222' });
  const { findings, snapshot } = await owner.published();
  expect(snapshot).toBeUndefined();
  expect(findings).toMatchObject([{ document: 'site', way: 'c5', rule: 'colour_moved', level: 'warn' }]);
  await owner.change('site', findings[0]?.fix as Command);
  expect((await owner.published()).documents).toEqual(['site']);
});

test('a text that lacks a language of the brand is published after a tick', async () => {
  const { brand, editor } = await edited();
  const languages = ['en', 'es', 'ar'].map((code) => ({ code, name: code }));
  await brand.entities.change([
    brand.put('site', 'site', { title: { en: 'Brand' }, languages, default_language: 'en' }),
  ]);
  await editor.change(ABOUT, set('heading', { $t: { en: 'Hello', es: ' ' } }));
  expect(await findingsOf(editor)).toMatchObject([
    { rule: 'language_missing', level: 'warn', way: 'data.heading', message: 'es, ar' },
  ]);
  await editor.change(ABOUT, set('heading', { $t: { en: 'Hello', es: 'Hola', ar: 'مرحبا' } }));
  expect(await findingsOf(editor)).toEqual([]);
});

test('two drafts with one address, however it is spelt, are both stopped', async () => {
  const { editor } = await edited();
  const page = (value: string) => [
    { kind: 'field' as const, name: 'type', value: 'STATIC' },
    { kind: 'field' as const, name: 'page_url', value },
    { kind: 'field' as const, name: 'content', value: { $t: { en: '<p>News</p>' } } },
  ];
  await editor.send('page:one', page('news'), { revision: 0 });
  await editor.send('page:two', page('News'), { revision: 0 });
  const findings = (await findingsOf(editor)).filter(({ level }) => level === 'stop');
  expect(findings.map(({ document, rule }) => `${document} ${rule}`)).toEqual([
    'page:one address_taken',
    'page:two address_taken',
  ]);
  const accept = ['heading_missing', 'language_missing'];
  expect((await editor.published({ accept })).snapshot).toBeUndefined();
  expect((await editor.published({ documents: ['page:one'], accept })).documents).toEqual(['page:one']);
  const { findings: left } = await editor.published({ accept: [...accept, 'address_taken'] });
  expect(left.filter(({ level }) => level === 'stop')).toMatchObject([
    { document: 'page:two', rule: 'address_taken' },
  ]);
});
