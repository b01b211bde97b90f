import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, applyAll } from '#app/lib/edit-document/apply.ts';
import { type Command, placeAfter, swapOf } from '#app/lib/edit-document/command.ts';
import {
  type EditDocument,
  type Json,
  type StoredBlock,
  toDocument,
  toStoredBlocks,
} from '#app/lib/edit-document/document.ts';
import { rebase } from '#app/lib/edit-document/merge.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';

/** edit-mode.md §16; a complete run draws fewer. */
const RUNS = IS_TEST_ALL ? 10_000 : 2000;
const LANGUAGES = ['en', 'es', 'ar'];
const WAYS = [
  'heading',
  'cta_button',
  'cta_button/text',
  'cta_button/deep/text',
  'content_data',
  'slide_data',
  'slide_data/#c0/heading',
  'slide_data/#c1',
  'slide_data/#c1/content/heading',
  'slide_data/#c9/heading',
  'heading/inside',
  '__proto__/x',
  '',
];
const LISTS = [
  'slide_data',
  'slide_data',
  'card_data',
  'group/cards',
  'heading',
  '',
  'slide_data/#c0/child_content',
];
const PLACES = ['a0', 'a1', 'a1V', 'a2', 'a3', 'Zz'];

const from = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const language = fc.option(from(...LANGUAGES), { nil: undefined });
const text: fc.Arbitrary<Json> = fc.oneof(
  from('One', 'Two', ''),
  fc.dictionary(from(...LANGUAGES), from('Uno', 'Dos')).map(($t) => ({ $t })),
);
const value: fc.Arbitrary<Json | undefined> = fc.oneof(
  text,
  from<Json | undefined>(undefined, null, 7, true, ['x'], {}, { text: 'x' }, []),
);
const data = fc
  .record(
    {
      heading: text,
      cta_button: fc.record({ text, link: from('/a', '/b') }, { requiredKeys: [] }),
      content_data: fc.array(from('film', 'other')),
      slide_data: fc.array(
        fc.record({ heading: text, content: fc.record({ heading: text }) }, { requiredKeys: [] }),
        {
          maxLength: 3,
        },
      ),
    },
    { requiredKeys: [] },
  )
  .map((fields) => fields as StoredBlock['data']);
const config = fc.dictionary(from('top', 'bottom'), from('wide', 'none'));

const document: fc.Arbitrary<EditDocument> = fc
  .record({
    blocks: fc.array(fc.record({ data, config: fc.option(config, { nil: undefined }) }), { maxLength: 5 }),
    fields: fc.dictionary(from('title', 'page_url', 'header'), value as fc.Arbitrary<Json>).map(withoutNone),
  })
  .map(({ blocks, fields }) => {
    let cards = 0;
    const stored = blocks.map((block, index) => ({ id: `b${index}`, ...block }));
    return toDocument({ language: 'en', blocks: stored, fields }, () => `c${cards++ % 4}`);
  });

function withoutNone(fields: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined));
}

const blockId = from('b0', 'b1', 'b2', 'b3', 'b9', 'new');
const at = from(...PLACES);
const optional = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, field]) => field !== undefined)) as T;

/** Most fit, some do not. */
const command: fc.Arbitrary<Command> = fc
  .oneof(
    fc.record({
      kind: fc.constant('add' as const),
      block: fc.record({ id: from('new', 'newer', 'b0', ''), at, data }),
    }),
    fc.record({ kind: fc.constant('remove' as const), id: blockId }),
    fc.record({ kind: fc.constant('move' as const), id: blockId, at }),
    fc.uniqueArray(blockId, { minLength: 2, maxLength: 2 }).chain(([one = '', other = '']) =>
      fc.tuple(at, at).map(
        ([a, b]): Command => ({
          kind: 'swap',
          places: [
            { id: one, at: a },
            { id: other, at: b },
          ],
        }),
      ),
    ),
    fc.record({ kind: fc.constant('set' as const), id: blockId, way: from(...WAYS), language, value }),
    fc.record({
      kind: fc.constant('put' as const),
      id: blockId,
      data,
      config: fc.option(config, { nil: undefined }),
    }),
    fc.record({
      kind: fc.constant('addCard' as const),
      id: blockId,
      way: from(...LISTS),
      card: fc.record({ _id: from('c0', 'c1', 'k1', 'k2', ''), _at: at, heading: text }),
    }),
    fc.record({
      ...{ kind: fc.constant('removeCard' as const), id: blockId, way: from(...LISTS) },
      card: from('c0', 'c1', 'c9'),
    }),
    fc.record({
      ...{ kind: fc.constant('moveCard' as const), id: blockId, way: from(...LISTS) },
      ...{ card: from('c0', 'c1', 'c9'), at },
    }),
    fc.record({
      ...{ kind: fc.constant('layout' as const), id: blockId },
      ...{ position: from('top', 'inline', '__proto__'), style: from('wide', 'tight', undefined) },
    }),
    fc.record({ kind: fc.constant('field' as const), name: from('title', 'header', 'a/b'), language, value }),
  )
  .map((one) => optional(one) as Command);

const commands = (maxLength: number) => fc.array(command, { maxLength });

/** Those of the commands that fit, one after the other. */
function fitting(start: EditDocument, all: readonly Command[]): Command[] {
  let now = start;
  return all.filter((one) => {
    const applied = apply(now, one);
    if (applied.ok) now = applied.document;
    return applied.ok;
  });
}

function changed(start: EditDocument, all: readonly Command[]): EditDocument {
  const applied = applyAll(start, all);
  if (!applied.ok) throw new Error(`${applied.reason}: ${JSON.stringify(all[applied.at])}`);
  return applied.document;
}

/** As the platform keeps and sends it. */
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('a command', () => {
  it('is taken back by its inverse, in any sequence', () => {
    fc.assert(
      fc.property(document, commands(12), (start, all) => {
        const copy = structuredClone(start);
        const applied = applyAll(start, asJson(fitting(start, all)));
        expect(start).toEqual(copy);
        expect(applied.ok && changed(applied.document, asJson(applied.inverses))).toEqual(start);
      }),
      { numRuns: RUNS },
    );
  });

  it('that is taken back is made again by the inverse of that', () => {
    fc.assert(
      fc.property(document, command, (start, one) => {
        const applied = apply(start, one);
        if (!applied.ok || !applied.inverse) return;
        const back = apply(applied.document, applied.inverse);
        expect(back.ok && back.inverse && changed(back.document, [back.inverse])).toEqual(applied.document);
      }),
    );
  });
});

describe('two editors', () => {
  it('end in the same document or in the same clashes, in either order', () => {
    let merged = 0;
    fc.assert(
      fc.property(document, commands(4), commands(4), (start, one, other) => {
        const mine = fitting(start, one);
        const theirs = fitting(start, other);
        const rebased = rebase(mine, theirs);
        const turned = rebase(theirs, mine);
        if (!rebased.ok || !turned.ok) {
          const pairs = (all: readonly { mine: Command; theirs: Command }[], isTurned: boolean) =>
            new Set(
              all.map((clash) =>
                JSON.stringify(isTurned ? [clash.theirs, clash.mine] : [clash.mine, clash.theirs]),
              ),
            );
          expect(rebased.ok).toBe(turned.ok);
          if (!rebased.ok && !turned.ok)
            expect(pairs(rebased.clashes, false)).toEqual(pairs(turned.clashes, true));
          return;
        }
        if (mine.length > 0 && theirs.length > 0) merged++;
        const first = changed(changed(start, theirs), rebased.commands);
        expect(changed(changed(start, mine), turned.commands)).toEqual(first);
      }),
      { numRuns: RUNS },
    );
    expect(merged).toBeGreaterThan(RUNS / 10);
  });

  const start = toDocument(
    {
      language: 'en',
      fields: {},
      blocks: ['a', 'b', 'c'].map((id) => ({
        id,
        data: { heading: 'Old', slide_data: [{ _id: 's', heading: 'Old' }] },
      })),
    },
    () => 'id',
  );
  const set = (way: string, value: string, more: object = {}): Command => ({
    kind: 'set',
    id: 'a',
    way,
    value,
    ...more,
  });
  const ids = (all: readonly Command[]) => changed(start, all).blocks.map(({ id }) => id);
  const [first, second, third] = start.blocks;

  it('write two fields, or one text in two languages', () => {
    expect(rebase([set('heading', 'x')], [set('other', 'y')]).ok).toBe(true);
    const rebased = rebase(
      [set('heading', 'Neu', { language: 'de' })],
      [set('heading', 'New', { language: 'en' })],
    );
    expect(rebased).toEqual({ ok: true, commands: [set('heading', 'Neu', { language: 'de' })] });
  });

  it('write the questions of a FAQ in two languages', () => {
    const faq = (...words: string[]) => words.map((question) => ({ question, answer: 'x' }));
    const before: EditDocument = {
      language: 'en',
      blocks: [],
      fields: { content: { $t: { en: faq('Why?') } } },
    };
    const write = (language: string, ...words: string[]): Command => ({
      ...{ kind: 'field', name: 'content', language },
      value: faq(...words),
    });
    const [mine, theirs] = [write('es', '¿Qué?'), write('en', 'Why?', 'How?')];
    const rebased = rebase([mine], [theirs]);
    const after = changed(changed(before, [theirs]), rebased.ok ? rebased.commands : []);
    expect(after.fields.content).toEqual({ $t: { en: faq('Why?', 'How?'), es: faq('¿Qué?') } });
    expect(rebase([write('en', 'What?')], [theirs]).ok).toBe(false);
    expect(apply(before, theirs)).toMatchObject({ inverse: { language: 'en', value: faq('Why?') } });
    // It is no plain string, so it is by language from the first.
    const none = { ...before, fields: {} };
    expect(changed(none, [write('en', 'Why?')])).toEqual(before);
  });

  it('clash in one field, and where one removes what the other writes', () => {
    expect(rebase([set('heading', 'x')], [set('heading', 'y')])).toMatchObject({ ok: false });
    expect(rebase([set('heading', 'x')], [set('heading', 'x')]).ok).toBe(true);
    const removed: Command = { kind: 'remove', id: 'a' };
    expect(rebase([set('heading', 'x')], [removed])).toMatchObject({
      clashes: [{ mine: { way: 'heading' }, theirs: removed }],
    });
    expect(rebase([removed], [set('slide_data/#s/heading', 'x')]).ok).toBe(false);
    const card: Command = { kind: 'removeCard', id: 'a', way: 'slide_data', card: 's' };
    expect(rebase([set('slide_data/#s/heading', 'x')], [card]).ok).toBe(false);
  });

  it('put a block behind one that is gone by then', () => {
    const place = placeAfter(start.blocks, 'b') ?? '';
    const added: Command = { kind: 'add', block: { id: 'new', at: place, data: {} } };
    const gone: Command = { kind: 'remove', id: 'b' };
    const rebased = rebase([added], [gone]);
    expect(rebased.ok && ids([gone, ...rebased.commands])).toEqual(['a', 'new', 'c']);
  });

  it('swap a block and move it: the swap counts', () => {
    const swap = swapOf(start.blocks, 'a', 'b');
    const moved: Command = { kind: 'move', id: 'a', at: placeAfter(start.blocks, 'c') ?? '' };
    if (!swap) throw new Error('no swap');
    const rebased = rebase([swap], [moved]);
    expect(rebased.ok && ids([moved, ...rebased.commands])).toEqual(['b', 'a', 'c']);
    const turned = rebase([moved], [swap]);
    expect(turned).toEqual({ ok: true, commands: [] });
  });

  it('find a place between two that were put into one', () => {
    const twins = [
      { id: 'x', at: 'a1' },
      { id: 'y', at: 'a1' },
      { id: 'z', at: 'a2' },
    ];
    expect(placeAfter(twins, 'x')).toMatch(/^a1./);
    expect(placeAfter(twins, 'z')).toBe('a3');
    expect(placeAfter([], null)).toBe('a0');
    expect(placeAfter(twins, 'nobody')).toBeNull();
    expect([first, second, third].map((block) => block?.at)).toEqual(['a0', 'a1', 'a2']);
  });
});

describe('a draft', () => {
  const blocks: StoredBlock[] = [
    {
      id: 'twice',
      config: {},
      data: {
        slide_data: [{ heading: 'x' }, { _id: 'k', cards: [{}] }],
        auto_payload: [{ name: 'genre' }],
        ids: ['a'],
      },
    },
    { id: 'twice', data: { component_key: 'promoStrip' } },
  ];
  let count = 0;
  const draft = toDocument({ language: 'en', blocks, fields: {} }, () => `n${count++}`);

  it('gives blocks and cards the ids that they lack', () => {
    expect(draft.blocks.map(({ id }) => id)).toEqual(['twice', expect.stringMatching(/^n\d/)]);
    expect(draft.blocks[0]?.data).toMatchObject({
      slide_data: [
        { _id: expect.stringMatching(/^n\d/), _at: 'a0' },
        { _id: 'k', _at: 'a1', cards: [{ _at: 'a0' }] },
      ],
      auto_payload: [{ name: 'genre' }],
      ids: ['a'],
    });
  });

  it('is published without its places, and is the same draft when it begins again', () => {
    const stored = toStoredBlocks(draft);
    expect(JSON.stringify(stored)).not.toContain('_at');
    expect(toDocument({ language: 'en', blocks: stored, fields: {} }, () => 'none')).toEqual(draft);
  });
});
