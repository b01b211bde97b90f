import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { heapBytesOf } from '#app/lib/heap-bytes.ts';
import { ResponseCache } from '#app/services/response-cache.server.ts';
import { PageCache } from '#workers/edge/page-cache.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
afterAll(() => setFlagsFromString('--no-expose-gc'));

const MAX_BYTES = 48_000_000;
const CONTEXT = { now: () => 1, waitUntil: () => undefined };
/** Half more than fits, as the cache itself counts, or so many small answers. */
const FILL = { bytes: 36_000_000, answers: 80_000 };
/** It is memory that counts here, however long a busy machine takes to fill it. */
const TIMEOUT_MS = 5 * 60_000;

async function usedBytes(): Promise<number> {
  // Buffers are freed some time after they were collected.
  for (let round = 0; round < 4; round += 1) {
    collectGarbage();
    await new Promise((done) => setTimeout(done, 30));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const card = (id: number, word: string) => ({
  content_id: `fx-${id}`,
  title: `${word} ${id}`,
  description: `${word} `.repeat(20),
  duration: 5400,
  average_rating: 4.5,
  category: [{ _id: 'c1', name: word }],
  plans: [],
});

/** Bodies of services, each of another shape; `id` makes each its own. */
const SHAPES: Record<string, (id: number) => unknown> = {
  'tiny answers': (id) => ({ id }),
  'lists in Arabic': (id) => Array.from({ length: 15 }, (_, index) => card(id * 15 + index, 'جليد')),
  'long texts in Arabic': (id) => `${id}${'ج'.repeat(60_000)}`,
  'empty objects': (id) => [id, ...Array.from({ length: 2_000 }, () => ({}))],
};

async function fillResponses(shape: (id: number) => unknown): Promise<ResponseCache> {
  const cache = new ResponseCache(undefined);
  for (let id = 0, bytes = 0; bytes < FILL.bytes && id < FILL.answers; id += 1) {
    const text = JSON.stringify(shape(id));
    const value = JSON.parse(text);
    bytes += heapBytesOf(value);
    const key = `https://cache.marquee.invalid/services/brand/acc_brand/1/${id}`;
    await cache.through(
      key,
      CONTEXT,
      () => null,
      async () => ({ value, text }),
    );
  }
  return cache;
}

function fillPages(): PageCache {
  const pages = new PageCache(undefined);
  for (let id = 0; id < 2_000; id += 1) {
    const bytes = new Uint8Array(30_000).fill(id % 256);
    const headers = Array.from(
      { length: 6 },
      (_, index) => [`x-${index}`, `${id} ${'v'.repeat(40)}`] as const,
    );
    const body = { bytes, offsets: [1, 2, 3] };
    pages.store(`page-${id}`, { body, styles: null, headers, storedAt: 1 }, () => undefined);
  }
  return pages;
}

test.each(Object.keys(SHAPES))(
  'full of %s, the caches of an isolate take at most 48 MB',
  async (name) => {
    const before = await usedBytes();
    const full = { responses: await fillResponses(SHAPES[name] ?? String), pages: fillPages() };
    const bytes = (await usedBytes()) - before;
    expect(bytes).toBeLessThan(MAX_BYTES);
    // What is counted is there: a cache that holds hardly anything would pass as well.
    expect(bytes).toBeGreaterThan(MAX_BYTES / 2);
    expect(full.pages.findFresh('page-1999', 2)).toBeDefined();
  },
  TIMEOUT_MS,
);
