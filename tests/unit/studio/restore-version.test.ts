import { describe, expect, it } from 'vitest';
import type { ComparedDocument } from '#app/contract/compared.ts';
import { restoreVersion, type SentRestore } from '#app/features/studio/versions/restore-version.server.ts';

type Content = Parameters<typeof restoreVersion>[0];
type Block = NonNullable<ComparedDocument['after']>['blocks'][number];

const SENT: SentRestore = {
  ...{ command_id: 'aaaaaaaa-bbbb', version: 'v1', as: 'published' },
  ...{ documents: ['page:about'], accept: [] },
};

/** A block of cards of which nothing can be shown; cards that have no id of their own are numbered as they come. */
const bare = (cardId: string, heading = 'Cards'): Block => ({
  ...{ id: 'bare', at: 'a1' },
  data: { component_key: 'definityCards', heading, slide_data: [{ _id: cardId }] },
});

/** Restores a version of a page, and returns what was found in it. */
async function foundIn({ before, after }: { before: Block[] | null; after: Block[] }) {
  const state = (blocks: Block[]) => ({ language: 'en', blocks, fields: {} });
  const compared: ComparedDocument = {
    ...{ document: 'page:about', kind: 'page', title: 'About' },
    ...{ before: before === null ? undefined : state(before), after: state(after) },
  };
  const content = {
    comparedStates: async () => [compared],
    restoreSnapshot: async () => ({ documents: ['page:about'], findings: [] }),
  };
  // Only these two are called.
  const outcome = await restoreVersion(content as unknown as Content, SENT);
  return outcome.kind === 'held' ? outcome.findings.map(({ rule, block }) => [rule, block]) : [];
}

describe('a block that shows nothing in a version that is restored', () => {
  const found = [['block_empty', 'bare']];

  it('is found where the version brings or changes it', async () => {
    expect(await foundIn({ before: [], after: [bare('n1')] })).toEqual(found);
    expect(await foundIn({ before: null, after: [bare('n1')] })).toEqual(found);
    expect(await foundIn({ before: [bare('n1', 'Other')], after: [bare('n1')] })).toEqual(found);
  });

  it('is not where it is published as it is, whatever its cards are numbered', async () => {
    expect(await foundIn({ before: [bare('n1')], after: [bare('n2')] })).toEqual([]);
  });
});
