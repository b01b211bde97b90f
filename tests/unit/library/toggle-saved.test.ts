import { describe, expect, it } from 'vitest';
import { toggleSaved } from '#app/features/library/toggle-saved.ts';

/** A service that only toggles, as the contract has it. */
function makeService(saved: string[] = []) {
  const lists = { watchlist: new Set(saved), favourite: new Set(saved) };
  const toggle = (list: Set<string>) => async (id: string) => {
    if (!list.delete(id)) list.add(id);
    return { added: list.has(id) };
  };
  return {
    lists,
    toggleWatchlist: toggle(lists.watchlist),
    toggleFavourite: toggle(lists.favourite),
  };
}

describe('toggleSaved', () => {
  it('a title is added if absent and removed if present, on the requested list', async () => {
    const service = makeService();
    expect(await toggleSaved(service, { intent: 'watchlist', id: 'x' })).toBe(true);
    expect(service.lists.favourite.has('x')).toBe(false);
    expect(await toggleSaved(service, { intent: 'watchlist', id: 'x' })).toBe(false);
    expect(await toggleSaved(service, { intent: 'favourite', id: 'x' })).toBe(true);
  });

  it.each([true, false])('the requested state (%s) is reached, whatever the service had', async (want) => {
    for (const saved of [[], ['x']]) {
      const service = makeService(saved);
      expect(await toggleSaved(service, { intent: 'favourite', id: 'x', want })).toBe(want);
      expect(await toggleSaved(service, { intent: 'favourite', id: 'x', want })).toBe(want);
      expect(service.lists.favourite.has('x')).toBe(want);
    }
  });
});
