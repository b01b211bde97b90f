import { describe, expect, it } from 'vitest';
import { PageCache, type StoredPage } from '#workers/edge/page-cache.ts';

const KEY = 'https://cache.marquee.invalid/pages/x';

function createShared() {
  const stored = new Map<string, Response>();
  return {
    match: async (key: RequestInfo | URL) => stored.get(String(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => {
      stored.set(String(key), response);
    },
    delete: async (key: RequestInfo | URL) => stored.delete(String(key)),
  };
}

const pageOf = (times: Pick<StoredPage, 'storedAt' | 'expiresAt'>): StoredPage => ({
  body: { bytes: new TextEncoder().encode('page'), offsets: [] },
  styles: null,
  headers: [['content-type', 'text/html']],
  ...times,
});

function createIsolates() {
  const shared = createShared();
  const pending: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void pending.push(promise);
  return {
    one: new PageCache(shared),
    other: () => new PageCache(shared),
    waitUntil,
    finishWrites: () => Promise.all(pending),
  };
}

describe('PageCache shared by isolates', () => {
  it('a stored page is found by another isolate until it expires', async () => {
    const { one, other, waitUntil, finishWrites } = createIsolates();
    one.store(KEY, pageOf({ storedAt: 1, expiresAt: 20_000 }), waitUntil);
    await finishWrites();
    expect(await other().find(KEY, 19_999)).toMatchObject({ storedAt: 1, expiresAt: 20_000 });
    expect(await other().find(KEY, 20_000)).toBeUndefined();
    one.store(KEY, pageOf({ storedAt: 1 }), waitUntil);
    await finishWrites();
    expect(await other().find(KEY, 3600_000)).toMatchObject({ storedAt: 1 });
  });

  it('a forgotten page is found by no isolate', async () => {
    const { one, other, waitUntil, finishWrites } = createIsolates();
    one.store(KEY, pageOf({ storedAt: 1 }), waitUntil);
    await finishWrites();
    one.forget(KEY, waitUntil);
    await finishWrites();
    expect(await one.find(KEY, 1)).toBeUndefined();
    expect(await other().find(KEY, 1)).toBeUndefined();
  });
});
