import fc from 'fast-check';
import { BLOCK_SHAPES } from '#app/contract/site/block-shapes.ts';
import { type Data, type EditedBlock, toDocument } from '#app/lib/edit-document/document.ts';
import { dataOf } from '#tests/support/generated-site.ts';

export interface GeneratedBlock {
  blockKey: string;
  data: Data;
}

const keyed = <T>(dataFor: (key: string) => fc.Arbitrary<T>) =>
  fc.constantFrom(...BLOCK_SHAPES.keys()).chain((key) => dataFor(key));

/** A block's data as any backend may write them: every name, every spelling. */
export const generatedBlock: fc.Arbitrary<GeneratedBlock> = keyed((blockKey) =>
  // Generated data are JSON.
  dataOf(BLOCK_SHAPES.get(blockKey)?.entries ?? []).map((data) => ({ blockKey, data: data as Data })),
);

/** Two states of one block, the second of cards of the first and new ones in any order. */
export const changedBlock: fc.Arbitrary<{ blockKey: string; old: EditedBlock; wanted: Data }> = keyed(
  (blockKey) => {
    const data = dataOf(BLOCK_SHAPES.get(blockKey)?.entries ?? []) as fc.Arbitrary<Data>;
    return fc.tuple(data, data).map(([one, other]) => {
      const [old, wanted] = [inDraft(one), inDraft(other)];
      return { blockKey, old, wanted: wanted.data };
    });
  },
);

/** As a draft has it: cards with ids and places. */
export function inDraft(data: Data): EditedBlock {
  let cards = 0;
  const stored = { language: 'en', blocks: [{ id: 'block', data }], fields: {} };
  const [block] = toDocument(stored, () => `card${cards++}`).blocks;
  if (!block) throw new Error('no block');
  return block;
}
