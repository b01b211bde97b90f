import { describe, expect, it } from 'vitest';
import { withChoices } from '#app/features/studio/compare/choice-lines.ts';
import { compareDocuments } from '#app/features/studio/compare/compare-documents.ts';
import { fieldLines } from '#app/features/studio/compare/field-lines.ts';
import { toReadableText } from '#app/features/studio/compare/readable-text.server.ts';
import { splitDifference } from '#app/features/studio/compare/split-difference.ts';

import type { Json } from '#app/lib/edit-document/document.ts';

const text = (words: string) => ({ kind: 'text', text: words });
const texts = { toText: toReadableText, momentText: (moment: Date) => `at ${moment.toISOString()}` };
const card = (id: string, heading: string) => ({ _id: id, _at: id, heading });

describe('fields that differ', () => {
  it('are none of the same, of nothing and an empty text, and of what only editing knows', () => {
    const data = { heading: 'One', cards: [card('a', 'A')] };
    expect(fieldLines(data, data)).toEqual([]);
    expect(fieldLines({ heading: '' }, {})).toEqual([]);
    expect(fieldLines({ cards: [card('a', 'A')] }, { cards: [{ ...card('a', 'A'), _at: 'z' }] })).toEqual([]);
  });

  it('have a line for each language', () => {
    const before = { heading: { $t: { en: 'One', ar: 'واحد' } } };
    const after = { heading: { $t: { en: 'Two', ar: 'واحد', es: 'Dos' } } };
    expect(fieldLines(before, after)).toEqual([
      { path: ['heading'], language: 'en', before: text('One'), after: text('Two') },
      { path: ['heading'], language: 'es', before: null, after: text('Dos') },
    ]);
    expect(fieldLines({ heading: 'One' }, { heading: { $t: { en: 'One' } } })).toHaveLength(2);
  });

  it('lie in cards, which are known by their ids wherever they are', () => {
    const before = { cards: [card('a', 'A'), card('b', 'B'), card('c', 'C')] };
    const after = { cards: [card('c', 'C'), card('a', 'A2'), card('d', 'D')] };
    expect(fieldLines(before, after)).toEqual([
      { path: ['cards'], language: null, before: text('A · B · C'), after: text('C · A2 · D') },
      { path: ['cards', 2, 'heading'], language: null, before: text('A'), after: text('A2') },
      { path: ['cards', 3, 'heading'], language: null, before: null, after: text('D') },
      { path: ['cards', 2, 'heading'], language: null, before: text('B'), after: null },
    ]);
  });

  it('of links, switches and lists are in words', () => {
    const before = { link: { type: 'HOME' }, on: true, ids: ['a'] };
    const after = { link: { type: 'PAGES', data: { page_url: 'about' } }, on: false, ids: ['a', 'b'] };
    expect(fieldLines(before, after).map(({ before: old, after: now }) => [old, now])).toEqual([
      [
        { kind: 'link', type: 'HOME', target: '' },
        { kind: 'link', type: 'PAGES', target: 'about' },
      ],
      [
        { kind: 'switch', isOn: true },
        { kind: 'switch', isOn: false },
      ],
      [text('a'), text('a, b')],
    ]);
  });

  it('that are choices are no words, in cards and groups as well', () => {
    const slide = (position: string) => ({ _id: 'a', content: { heading: position, position } });
    const [one, other] = ['LEFT', 'RIGHT'].map((side) => ({ slide_data: [slide(side)], title: side }));
    const choice = (value: string) => ({ kind: 'choice', value });
    const lines = withChoices('rowingHeroSection', fieldLines(one, other));
    expect(lines.map(({ path, before, after }) => [path.join('/'), before, after])).toEqual([
      ['slide_data/1/content/heading', text('LEFT'), text('RIGHT')],
      ['slide_data/1/content/position', choice('LEFT'), choice('RIGHT')],
      ['title', text('LEFT'), text('RIGHT')],
    ]);
    expect(withChoices('unknown', lines)).toEqual(lines);
  });

  it('name another variant, and no names that objects have by themselves', () => {
    expect(fieldLines({ component_key: 'a' }, { component_key: 'b' })).toHaveLength(1);
    expect(fieldLines(undefined, { component_key: 'b' })).toEqual([]);
    expect(fieldLines({}, { constructor: 'x' })).toEqual([
      { path: ['constructor'], language: null, before: null, after: text('x') },
    ]);
  });
});

describe('pictures', () => {
  it('are shown as such, with their words', () => {
    const before = { image_s3key: 'a.w640.webp', image_alt: { $t: { en: 'A hill' } } };
    const after = { ...before, image_s3key: 'b.w640.webp', image_alt: '' };
    expect(fieldLines({ card: before }, { card: after })[0]).toEqual({
      ...{ path: ['card', 'image_s3key'], language: null },
      before: { kind: 'picture', key: 'a.w640.webp', alt: 'A hill' },
      after: { kind: 'picture', key: 'b.w640.webp', alt: '' },
    });
    expect(fieldLines({ thumbnail: 'a.webp' }, { thumbnail: '' })).toMatchObject([
      { before: { kind: 'picture' }, after: null },
    ]);
  });
});

describe('rich text', () => {
  it.each([
    ['<h2>Who</h2><p>We <b>are</b>\n here</p>', 'Who\nWe are here'],
    ['<ul><li>One</li><li>Two</li></ul>', '• One\n• Two'],
    ['a &amp; b<br>c <a href="/custom/x">d</a>', 'a & b\nc d (/custom/x)'],
    ['<p><img src="images/a.webp" alt="A hill"></p>', '[A hill, images/a.webp]'],
    ['<script>alert(1)</script>x<style>p{}</style>', 'x'],
    [[{ _id: 'a', question: 'Why?', answer: '<p>So.</p>' }, { question: 'How?' }], 'Why?\nSo.\n\nHow?'],
    [
      '<table><tr><th>Day</th><th>Class</th></tr><tr><td>Monday</td><td>Yoga</td></tr></table>',
      'Day | Class\nMonday | Yoga',
    ],
    [undefined, ''],
  ])('is read without its tags: %j', (value, words) => {
    expect(toReadableText(value as Json | undefined)).toBe(words);
  });

  it('has a line for each language, and one where its formatting alone differs', () => {
    const content = (en: string) => ({ content: { $t: { en, ar: '<p>نحن</p>' } } });
    const state = (html: string) => ({ language: 'en', blocks: [], fields: content(html) });
    const place = { document: 'page:x', kind: 'page', title: 'T' } as const;
    const linesOf = (old: string, now: string) =>
      compareDocuments([{ ...place, before: state(old), after: state(now) }], texts)[0]?.lines;
    expect(linesOf('<p>One</p>', '<p>Two</p>')).toEqual([
      { path: ['content'], language: 'en', before: text('One'), after: text('Two') },
    ]);
    expect(linesOf('<p>One</p>', '<p><b>One</b></p>')).toEqual([
      { path: ['content'], language: 'en', before: text('One'), after: text('One') },
    ]);
  });
});

describe('where two texts differ', () => {
  it.each([
    ['a b c', 'a x c', ['a ', 'b ', 'c'], ['a ', 'x ', 'c']],
    ['a b', 'a b c', ['a ', 'b', ''], ['a ', 'b c', '']],
    ['same', 'same', ['same', '', ''], ['same', '', '']],
    ['a a', 'a a a', ['a ', '', 'a'], ['a ', 'a ', 'a']],
    ['', 'x', ['', '', ''], ['', 'x', '']],
  ])('of %j and %j', (before, after, old, now) => {
    expect(splitDifference(before, after)).toEqual({ before: old, after: now });
  });
});

describe('documents', () => {
  const block = (id: string, heading: string, at: string) => ({
    ...{ id, at },
    data: { component_key: 'defaultBanner', heading },
  });
  const state = (...blocks: ReturnType<typeof block>[]) => ({
    language: 'en',
    blocks,
    fields: { title: 'T' },
  });
  const place = { document: 'page:x', kind: 'page', title: 'T' } as const;

  it('are compared block by block', () => {
    const before = state(block('a', 'A', 'a0'), block('b', 'B', 'a1'));
    const after = state(block('b', 'B2', 'a0'), block('c', 'C', 'a1'));
    const [compared] = compareDocuments([{ ...place, before, after }], texts);
    expect(compared).toMatchObject({ is: 'changed', lines: [] });
    expect(compared?.blocks.map(({ id, changes, lines }) => [id, changes, lines.length])).toEqual([
      ['b', ['changed'], 1],
      ['c', ['added'], 1],
      ['a', ['removed'], 1],
    ]);
  });

  it('have the layout of a block in the words of its form', () => {
    const laidOut = (config: Record<string, string>) => state({ ...block('a', 'A', 'a0'), config } as never);
    const before = laidOut({ top: 'wide', inline: 'odd', shows_from: '2026-12-01T10:00:00.000Z', own: 'x' });
    const after = laidOut({ surface: 'brand', inline: 'page', shows_until: 'never', own: 'y' });
    const style = (value: string) => ({ kind: 'style', value });
    const [compared] = compareDocuments([{ ...place, before, after }], texts);
    expect(compared?.blocks[0]?.lines.map((line) => [line.path.join('/'), line.before, line.after])).toEqual([
      ['config/surface', style(''), style('brand')],
      ['config/inline', style('odd'), style('page')],
      ['config/shows_until', null, text('never')],
      ['config/own', text('x'), text('y')],
      ['config/top', style('wide'), style('')],
      ['config/shows_from', text('at 2026-12-01T10:00:00.000Z'), null],
    ]);
  });

  it('that are on one side alone are new, or gone', () => {
    const only = state(block('a', 'A', 'a0'));
    expect(compareDocuments([{ ...place, after: only }], texts)).toMatchObject([
      { is: 'new', blocks: [{ changes: ['added'] }], lines: [{ before: null }] },
    ]);
    expect(compareDocuments([{ ...place, before: only }], texts)).toMatchObject([
      { is: 'gone', blocks: [{ changes: ['removed'] }], lines: [{ after: null }] },
    ]);
  });
});
