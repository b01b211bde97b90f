import { beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '#app/contract/editing.ts';
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
    expect(await findingsOf(editor)).toEqual([]);
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
  const findings = await findingsOf(editor);
  expect(findings.map(({ document, rule }) => `${document} ${rule}`)).toEqual([
    'page:one address_taken',
    'page:two address_taken',
  ]);
  expect((await editor.published()).snapshot).toBeUndefined();
  expect((await editor.published({ documents: ['page:one'] })).documents).toEqual(['page:one']);
  expect((await editor.published({ accept: ['address_taken'] })).findings).toMatchObject([
    { document: 'page:two', rule: 'address_taken', level: 'stop' },
  ]);
});
