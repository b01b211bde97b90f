import { describe, expect, it } from 'vitest';
import { GatheredReads } from '#workers/platform/storage/gathered-reads.ts';

/** A database that answers each query with its own name. */
function openReads({ fails = false } = {}) {
  const trips: string[][] = [];
  const reads = new GatheredReads<string>(async (queries) => {
    trips.push([...queries]);
    if (fails) throw new Error('no database');
    return queries.map((query) => [query]);
  });
  return { reads, trips };
}

/** What is awaited alone, as in a function that goes on with it. */
async function readDeferred(reads: GatheredReads<string>, query: string) {
  await Promise.resolve();
  return reads.read(query);
}

describe('reads that are gathered', () => {
  it('are one trip where they begin at the same time, each with its own rows', async () => {
    const { reads, trips } = openReads();
    const rows = await Promise.all([reads.read('page'), readDeferred(reads, 'draft'), reads.read('log')]);
    expect(rows).toEqual([['page'], ['draft'], ['log']]);
    expect(trips).toEqual([['page', 'log', 'draft']]);
  });

  it('are another trip where they follow from the first', async () => {
    const { reads, trips } = openReads();
    await reads.read('homes');
    await Promise.all([reads.read('home'), reads.read('theme')]);
    expect(trips).toEqual([['homes'], ['home', 'theme']]);
  });

  it('fail together', async () => {
    const { reads } = openReads({ fails: true });
    const results = await Promise.allSettled([reads.read('page'), reads.read('draft')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
