import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCK_KEYS } from '#app/features/page-builder/block-keys.ts';
import type { FormField } from '#app/features/page-builder/edit/fields/form-field.ts';
import { readForm } from '#app/features/page-builder/edit/fields/read-form.ts';
import { toFormFields } from '#app/features/page-builder/edit/fields/to-form-fields.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { MATERIAL } from '../../render-blocks.tsx';
import { type GeneratedBlock, generatedBlock, inDraft } from './generated-blocks.ts';
import { sendFields } from './send-fields.ts';

const RUNS = IS_TEST_ALL ? 5000 : 300;
const EN = { language: 'en', ownLanguage: 'en' };
const AR = { language: 'ar', ownLanguage: 'en' };

const fieldsOf = ({ blockKey, data }: GeneratedBlock, languages = EN) =>
  toFormFields(blockKey, data, languages);

/** Sends a form with some of its controls changed. */
function send(block: GeneratedBlock, changes: Record<string, string>, languages = EN) {
  const sent = sendFields(fieldsOf(block, languages));
  for (const [name, value] of Object.entries(changes)) sent.set(name, value);
  return readForm(sent, block, languages);
}

const hero = (data: Data): GeneratedBlock => ({ blockKey: 'rowingHeroSection', data });

function namesIn(fields: readonly FormField[]): string[] {
  return fields.flatMap((field) => {
    if (field.kind === 'group') return namesIn(field.fields);
    return field.kind === 'list' ? field.cards.flatMap((card) => namesIn(card.fields)) : [field.path];
  });
}

describe('a form that is sent as it is', () => {
  it.each(BLOCK_KEYS)('changes nothing of the sample of %s, in either language', (blockKey) => {
    const stored = definitions[blockKey].sample(MATERIAL) as Data;
    for (const data of [stored, inDraft(stored).data])
      for (const languages of [EN, AR])
        expect(send({ blockKey, data }, {}, languages)).toEqual({ data, config: undefined, faults: [] });
  });

  it('changes nothing of data in any spelling that is read', () => {
    fc.assert(
      fc.property(generatedBlock, fc.constantFrom(EN, AR), fc.boolean(), (block, languages, isDraft) => {
        const data = isDraft ? inDraft(block.data).data : block.data;
        const read = send({ ...block, data }, {}, languages);
        expect(read.data).toBe(data);
        expect(read.faults).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('changes nothing of data of any other form', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BLOCK_KEYS), fc.jsonValue({ maxDepth: 3 }), (blockKey, value) => {
        const names = namesIn(toFormFields(blockKey, definitions[blockKey].sample(MATERIAL) as Data, EN));
        const tops = [...new Set(names.map((name) => name.split('/')[0] ?? ''))];
        const data = Object.fromEntries([...tops, 'unknown'].map((name) => [name, value])) as Data;
        expect(send({ blockKey, data }, {}).data).toBe(data);
      }),
      { numRuns: RUNS },
    );
  });

  it('has no control twice', () => {
    fc.assert(
      fc.property(generatedBlock, (block) => {
        const names = namesIn(fieldsOf(block));
        expect(new Set(names).size).toBe(names.length);
      }),
      { numRuns: RUNS },
    );
  });

  it('changes nothing where the form lacks a field', () => {
    const data = { heading: 'A', slide_data: [{ heading: 'B' }], auto_slide: true };
    expect(readForm(new URLSearchParams(), hero(data), EN).data).toBe(data);
  });
});

describe('the fields of a form', () => {
  const labels = (block: GeneratedBlock) => fieldsOf(block).map(({ name }) => name);

  it('have the names that the data have', () => {
    const story = (data: Data) => labels({ blockKey: 'recentStory', data });
    expect(story({})).toContain('heading_1');
    expect(story({ header: 'not read', heading: 'A' })).toContain('heading');
    expect(story({ heading: 'A' })).not.toContain('heading_1');
    expect(story({ heading: 'A', heading_1: 'B' })).toEqual(expect.arrayContaining(['heading', 'heading_1']));
    expect(story({ is_right_aligned: false })).toContain('is_right_aligned');
    expect(labels(hero({ card_data: [{ heading: 'A' }] }))).not.toContain('slide_data');
  });

  it('have whatever is filled in, in cards too', () => {
    const block = hero({
      slide_data: [{ _id: 'k3f', header: 'A', content: { heading: 'B' } }, { heading: 'C' }],
    });
    expect(namesIn(fieldsOf(block))).toEqual(
      expect.arrayContaining([
        'slide_data/#k3f/header',
        'slide_data/#k3f/content/heading',
        'slide_data/1/heading',
      ]),
    );
  });

  it('name a card by its heading, or else by its first words', () => {
    const list = fieldsOf(
      hero({ slide_data: [{ title: 'A', content: { heading: 'B' } }, { title: 'C' }, {}] }),
    ).find(({ kind }) => kind === 'list');
    expect(list?.kind === 'list' && list.cards.map(({ title }) => title)).toEqual(['B', 'C', '']);
  });

  it('are on or off as the block is drawn', () => {
    expect(fieldsOf(hero({})).find(({ name }) => name === 'auto_slide')).toMatchObject({ isOn: true });
    expect(
      fieldsOf({ blockKey: 'showcaseGrid', data: {} }).find(({ name }) => name === 'is_tripple'),
    ).toMatchObject({
      isOn: false,
    });
  });

  it('are none of a block of an unknown key', () => {
    expect(send({ blockKey: 'fromTheFuture', data: { heading: 'A' } }, {}).data).toEqual({ heading: 'A' });
  });
});

describe('a text', () => {
  it('is changed in the language of the form alone', () => {
    expect(send(hero({ title: 'One' }), { title: 'Two' }).data).toEqual({ title: 'Two' });
    expect(send(hero({ title: 'One' }), { title: 'واحد' }, AR).data).toEqual({
      title: { $t: { en: 'One', ar: 'واحد' } },
    });
    const both = { title: { $t: { en: 'One', ar: 'واحد', fr: 'Un' } } };
    expect(send(hero(both), { title: '' }, AR).data).toEqual({ title: { $t: { en: 'One', fr: 'Un' } } });
    expect(send(hero({ title: 'One' }), { title: '' }).data).toEqual({});
  });

  it('may be written into a group that is not there', () => {
    const block = hero({ slide_data: [{ _id: 'a', title: 'A' }] });
    expect(send(block, { 'slide_data/#a/content/heading': 'B' }).data).toEqual({
      slide_data: [{ _id: 'a', title: 'A', content: { heading: 'B' } }],
    });
  });

  it('is too long in this language only', () => {
    const long = 'x'.repeat(201);
    const block = hero({ slide_data: [{ _id: 'a', content: { heading: { $t: { fr: long } } } }] });
    const name = 'slide_data/#a/content/heading';
    expect(send(block, { [name]: 'short' }).faults).toEqual([]);
    expect(send(block, { [name]: long }).faults).toEqual([
      { path: name, kind: 'text', limit: 200, message: 'must have at most 200 characters, and has 201' },
    ]);
  });
});

describe('other fields', () => {
  it('a link keeps what its form does not show, until it leads elsewhere', () => {
    const link = { type: 'CATEGORY', data: { id: 'drama', name: 'Drama', other: [] }, popup_enabled: false };
    const change = (changes: Record<string, string>) =>
      send({ blockKey: 'promoStrip', data: { link } }, changes).data.link;
    expect(change({ 'link/popup': 'on' })).toEqual({ ...link, popup_enabled: true });
    expect(change({ 'link/category': 'comedy' })).toEqual({ ...link, data: { id: 'comedy' } });
    expect(change({ 'link/type': 'EXTERNAL', 'link/url': 'https://example.com' })).toEqual({
      ...{ type: 'EXTERNAL', data: { url: 'https://example.com' }, popup_enabled: false },
    });
    expect(change({ 'link/type': 'HOME' })).toEqual({ type: 'HOME', popup_enabled: false });
    expect(change({ 'link/type': '' })).toBeUndefined();
  });

  it('an unsafe link and a key outside of the asset host are faults of their fields', () => {
    const { faults } = send(
      { blockKey: 'promoStrip', data: {} },
      { 'link/type': 'EXTERNAL', 'link/url': 'javascript:alert(1)', image_s3key: '../secrets', aligned: 'x' },
    );
    expect(faults).toEqual([
      expect.objectContaining({ path: 'image_s3key', kind: 'picture' }),
      expect.objectContaining({ path: 'link', kind: 'link' }),
    ]);
  });

  it('a choice that is none is a fault', () => {
    expect(send({ blockKey: 'recentStory', data: {} }, { aligned: 'MIDDLE' }).faults).toMatchObject([
      { path: 'aligned', kind: 'choice' },
    ]);
    expect(send({ blockKey: 'recentStory', data: { aligned: 'left' } }, { aligned: '' }).data).toEqual({});
  });

  it('a switch is written once it is other than what is drawn', () => {
    const sent = sendFields(fieldsOf(hero({})));
    sent.set('auto_slide', 'off');
    expect(readForm(sent, hero({}), EN).data).toEqual({ auto_slide: false });
  });

  it('a player keeps its spelling until another is chosen', () => {
    const player = { type: 'CONTENT', data: { content_id: 'film' } };
    const block = { blockKey: 'defaultBannerPlayer', data: { player } };
    expect(send(block, { heading_1: 'A' }).data).toEqual({ player, heading_1: 'A' });
    expect(send(block, { 'player/title': 'other' }).data).toEqual({
      player: { type: 'CONTENT', data: { id: 'other' } },
    });
    expect(send(block, { 'player/title': '' }).faults).toMatchObject([{ path: 'player', kind: 'player' }]);
    expect(send(block, { 'player/type': '' }).data).toEqual({});
  });

  it('a player plays what its own type needs, chosen with the type', () => {
    const block = {
      blockKey: 'defaultBannerPlayer',
      data: { player: { type: 'CONTENT', data: { id: 'film' } } },
    };
    const play = (changes: Record<string, string>) => send(block, changes).data.player;
    const both = { 'player/title': 'film', 'player/channel': 'news' };
    expect(play(both)).toBe(block.data.player);
    expect(play({ ...both, 'player/type': 'IPTV' })).toEqual({ type: 'IPTV', data: { id: 'news' } });
    expect(play({ ...both, 'player/type': 'TRAILER' })).toEqual({ type: 'TRAILER', data: { id: 'film' } });
    // A title is no channel.
    expect(send(block, { 'player/type': 'IPTV', 'player/channel': '' }).faults).toMatchObject([
      { path: 'player', kind: 'player' },
    ]);
  });

  it('titles and rules are lists in the order of their rows', () => {
    const rule = { type: 'system_defined', name: 'category', id: 'drama', operator: 'x' };
    const block = { blockKey: 'defaultSwimlane', data: { content_data: ['a', 'b'], auto_payload: [rule] } };
    const sent = sendFields(fieldsOf(block));
    sent.delete('content_data');
    for (const id of ['b', '', ' c ']) sent.append('content_data', id);
    sent.set('auto_payload/1/type', 'custom_defined');
    sent.set('auto_payload/1/name', 'mood');
    sent.set('auto_payload/1/values', 'calm\r\n\r\nloud');
    expect(readForm(sent, block, EN)).toMatchObject({
      data: {
        content_data: ['b', 'c'],
        auto_payload: [rule, { type: 'custom_defined', name: 'mood', value: ['calm', 'loud'] }],
      },
      faults: [],
    });
  });

  it('a layout has the styles that are chosen, and others stay', () => {
    const block = { ...hero({}), config: { top: 'wide', future: 'x' } };
    const read = (changes: Record<string, string>) => readForm(new URLSearchParams(changes), block, EN);
    expect(read({}).config).toBe(block.config);
    expect(read({ 'config:top': '', 'config:surface': 'brand' }).config).toEqual({
      surface: 'brand',
      future: 'x',
    });
    expect(read({ 'config:inline': 'huge' }).faults).toMatchObject([
      { path: 'config:inline', kind: 'layout' },
    ]);
  });
});
