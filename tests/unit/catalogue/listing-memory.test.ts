import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toListPage } from '#app/features/catalogue/listing/list-page.ts';

const page = (number: number, ...ids: string[]) =>
  toListPage(
    number,
    ids.map((id) => ({ id })),
    null,
  );

let stored: Map<string, string>;
let leaveDocument: (() => void) | undefined;

/** The module as a new document loads it. */
async function load() {
  vi.resetModules();
  leaveDocument = undefined;
  return await import('#app/features/catalogue/listing/page-memory.ts');
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    leaveDocument = listener;
  });
  vi.stubGlobal('scrollY', 1234);
});

afterEach(() => vi.unstubAllGlobals());

describe('the pages that a list has loaded', () => {
  it('pages are restored for the same visit of the same list only', async () => {
    const memory = await load();
    memory.rememberPages('visit-1', 'en /category/drama', [page(2, 'b')]);
    expect(memory.recallPages('visit-1', 'en /category/drama')).toEqual([page(2, 'b')]);
    expect(memory.recallPages('visit-1', 'ar /category/drama')).toEqual([]);
    expect(memory.recallPages('visit-2', 'en /category/drama')).toEqual([]);
  });

  it('pages and the scroll position outlive the document', async () => {
    const before = await load();
    before.rememberPages('visit-1', 'list', [page(2, 'b'), page(3, 'c')]);
    leaveDocument?.();
    const after = await load();
    expect(after.recallPages('visit-1', 'list')).toEqual([page(2, 'b'), page(3, 'c')]);
    expect(after.takePlace('visit-1')).toBe(1234);
    expect(after.takePlace('visit-1')).toBeNull();
  });

  it('no scroll position is stored once the viewer has left the list', async () => {
    const before = await load();
    before.rememberPages('visit-1', 'list', [page(2, 'b')]);
    before.leaveList();
    leaveDocument?.();
    const after = await load();
    expect(after.recallPages('visit-1', 'list')).toHaveLength(1);
    expect(after.takePlace('visit-1')).toBeNull();
  });

  it('the number of lists and the length of their text are bounded', async () => {
    const { rememberPages, recallPages, fitting } = await load();
    for (let visit = 0; visit < 30; visit += 1) rememberPages(`visit-${visit}`, 'list', [page(2, 'b')]);
    expect(recallPages('visit-5', 'list')).toEqual([]);
    expect(recallPages('visit-29', 'list')).toHaveLength(1);
    const pages = Array.from({ length: 40 }, (_, index) => page(index + 2, 'x'.repeat(1000)));
    const lists = [
      { visit: 'old', list: 'a', pages },
      { visit: 'new', list: 'b', pages },
    ];
    const fittingLists = fitting(lists, 5_500);
    expect(fittingLists).toEqual([{ visit: 'new', list: 'b', pages: pages.slice(0, 5) }]);
  });

  it.each(['not json', '{"lists":7}', 'null', '[]'])('a stored %s is ignored', async (text) => {
    stored.set('lists-1', text);
    const memory = await load();
    expect(memory.recallPages('visit-1', 'list')).toEqual([]);
  });

  it('pages are restored without session storage, within one document', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const memory = await load();
    memory.rememberPages('visit-1', 'list', [page(2, 'b')]);
    leaveDocument?.();
    expect(memory.recallPages('visit-1', 'list')).toHaveLength(1);
  });
});
