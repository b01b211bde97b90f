import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyAll } from '#app/lib/edit-document/apply.ts';
import { difference } from '#app/lib/edit-document/difference.ts';
import { type Data, type EditedBlock, type Json, toStoredBlocks } from '#app/lib/edit-document/document.ts';
import { rebase } from '#app/lib/edit-document/merge.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { changedBlock, inDraft } from '../page-builder/edit/fields/generated-blocks.ts';

const RUNS = IS_TEST_ALL ? 10_000 : 1000;

const ids = () => {
  let count = 0;
  return () => `n${count++}`;
};
const commandsFor = (old: EditedBlock, data: Data, config?: Data) =>
  difference(old, { data, config }, { language: 'en', newId: ids() });
const documentOf = (block: EditedBlock) => ({ language: 'en', blocks: [block], fields: {} });

/** The block after the commands, as it is published: places are the order alone. */
function published(old: EditedBlock, data: Data, config?: Data) {
  const applied = applyAll(documentOf(old), commandsFor(old, data, config));
  if (!applied.ok) throw new Error(`${applied.reason} at ${applied.at}`);
  return { stored: toStoredBlocks(applied.document)[0], applied };
}

const stored = (block: EditedBlock) => toStoredBlocks({ blocks: [block] })[0];

const from = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const text: fc.Arbitrary<Json> = fc.oneof(
  from('One', 'Two', ''),
  fc.dictionary(from('en', 'ar', 'fr'), from('Uno', 'Dos', '')).map(($t) => ({ $t })),
);
/** A list after cards were added, deleted, repeated and moved, of cards with these ids. */
const cards = fc.array(
  fc.record(
    { _id: from('c0', 'c1', 'c2', 'c3', 'c4'), heading: text, content: fc.record({ heading: text }) },
    { requiredKeys: ['_id'] },
  ),
  { maxLength: 6 },
);
const anyValue: fc.Arbitrary<Json> = fc.oneof(
  text,
  from<Json>(null, true, 7, ['film'], [], {}, { text: 'x' }, { type: 'HOME' }),
  cards as fc.Arbitrary<Json>,
);
const anyData = fc.dictionary(
  from('heading', 'slide_data', 'cta_button', 'content_data'),
  anyValue,
) as fc.Arbitrary<Data>;
const config = fc.option(fc.dictionary(from('top', 'bottom'), from('wide', 'none'), { minKeys: 1 }), {
  nil: undefined,
});

/** A card of an id that another card of the list has gets an id of its own. */
const withoutIds = (value: Json): Json =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === '_id' ? undefined : inner)));

describe('difference', () => {
  it('leads from any data to any other', () => {
    fc.assert(
      fc.property(anyData, anyData, config, config, (one, other, before, after) => {
        const old = { ...inDraft(one), ...(before && { config: before }) };
        const { stored: now } = published(old, other, after);
        expect(withoutIds(now?.data as Json)).toEqual(withoutIds(other));
        expect(now?.config).toEqual(after);
      }),
      { numRuns: RUNS },
    );
  });

  it('leads from one state of a block to another, ids included', () => {
    fc.assert(
      fc.property(changedBlock, ({ old, wanted }) => {
        expect(published(old, wanted).stored).toEqual(stored({ ...old, data: wanted }));
      }),
      { numRuns: RUNS / 4 },
    );
  });

  it('is taken back by the inverses of its commands', () => {
    fc.assert(
      fc.property(anyData, anyData, (one, other) => {
        const old = inDraft(one);
        const { applied } = published(old, other);
        const back = applyAll(applied.document, applied.inverses);
        expect(back.ok && back.document).toEqual(documentOf(old));
      }),
      { numRuns: RUNS },
    );
  });

  it('is nothing where nothing has changed', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        const old = inDraft(data);
        expect(commandsFor(old, old.data)).toEqual([]);
      }),
    );
  });

  it('is one command a field, so that two editors of different fields change nothing of each other', () => {
    const old = inDraft({ heading: 'A', slide_data: [{ _id: 'c', heading: { $t: { en: 'B', ar: 'ب' } } }] });
    const [card] = old.data.slide_data as unknown as [Data];
    const mine = commandsFor(old, { ...old.data, heading: 'Mine' });
    const theirs = commandsFor(old, {
      ...old.data,
      slide_data: [{ ...card, heading: { $t: { en: 'B', ar: 'ج' } } }],
    });
    expect(mine).toEqual([{ kind: 'set', id: 'block', way: 'heading', language: 'en', value: 'Mine' }]);
    expect(theirs).toEqual([
      { kind: 'set', id: 'block', way: 'slide_data/#c/heading', language: 'ar', value: 'ج' },
    ]);
    expect(rebase(mine, theirs)).toEqual({ ok: true, commands: mine });
  });

  it('moves one card where one was moved', () => {
    const old = inDraft({ slide_data: ['a', 'b', 'c'].map((_id) => ({ _id })) });
    const [a, b, c] = old.data.slide_data as unknown as [Data, Data, Data];
    expect(commandsFor(old, { slide_data: [a, c, b] })).toMatchObject([{ kind: 'moveCard' }]);
    expect(commandsFor(old, { slide_data: [a, c] })).toEqual([
      { kind: 'removeCard', id: 'block', way: 'slide_data', card: 'b' },
    ]);
    expect(commandsFor(old, { slide_data: [a, { _id: 'new', heading: 'N' }, b, c] })).toMatchObject([
      { kind: 'addCard', card: { _id: 'new', heading: 'N' } },
    ]);
  });
});
