import { describe, expect, it, vi } from 'vitest';
import { settleRows } from '#app/features/catalogue/absent-rows.server.ts';
import type { AbsentRow } from '#app/features/catalogue/home-model.ts';
import { makeContent } from './content-factory.ts';

const CONTEXT = { language: 'en', now: new Date('2026-05-01T12:00:00Z') };

const NONE = { artists: false, venues: false };

const absent = (id: string, request: AbsentRow['request']): AbsentRow => ({
  kind: 'absent',
  id,
  name: id,
  filters: { content_ids: ['x'] },
  request,
});

describe('settleRows', () => {
  it('asks for what did not come along and keeps the order', async () => {
    const list = vi.fn(async () => ({ items: [makeContent()], total: 30 }));
    const venues = vi.fn(async () => ({ items: [{ _id: 'v1', name: 'Hall' }], total: 1 }));
    const here = { kind: 'artists' as const, id: 'here', name: 'Here', items: [], seeMoreHref: null };
    const request = { kind: 'content' as const, filters: { content_ids: ['x'] }, order_by: 'title' };
    const lanes = [absent('first', request), here, absent('last', { kind: 'venues' })];
    const rows = await settleRows({ lanes, missing: NONE }, { list, venues } as never, CONTEXT);
    expect(rows.lanes).toMatchObject([
      { id: 'first', late: { name: 'first', seeMoreHref: expect.stringContaining('/content/filter/first') } },
      here,
      { id: 'last', late: { kind: 'venues', items: [{ name: 'Hall' }], seeMoreHref: null } },
    ]);
    expect(list).toHaveBeenCalledWith({
      filters: { content_ids: ['x'] },
      order_by: 'title',
      page: 1,
      page_size: 15,
    });
    expect(venues).toHaveBeenCalledWith({ page: 1, page_size: 15 });
  });

  it('lets one row fail alone, and a slow one come later', async () => {
    const list = vi
      .fn()
      .mockRejectedValueOnce(new Error('down'))
      .mockReturnValueOnce(new Promise(() => {}));
    const request = { kind: 'content' as const, filters: {} };
    const lanes = [absent('a', request), absent('b', request)];
    const rows = await settleRows({ lanes, missing: NONE }, { list } as never, CONTEXT);
    expect(rows.lanes).toMatchObject([
      { id: 'a', late: null },
      { id: 'b', late: { later: expect.any(Promise) } },
    ]);
  });
});
