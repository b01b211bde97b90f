import { describe, expect, it } from 'vitest';
import { toggleSaved } from '#app/features/library/toggle-saved.ts';

/** A service that only toggles, as the contract has it; `isSilent` does not send what it has done. */
function makeService(saved: string[] = [], isSilent = false) {
  const lists = { watchlist: new Set(saved), favourite: new Set(saved) };
  const toggle = (list: Set<string>) => async (id: string) => {
    if (!list.delete(id)) list.add(id);
    return isSilent ? undefined : { added: list.has(id) };
  };
  const entries = (list: Set<string>) => async () => [...list].map((content_id) => ({ content_id }));
  return {
    lists,
    toggleWatchlist: toggle(lists.watchlist),
    toggleFavourite: toggle(lists.favourite),
    watchlist: entries(lists.watchlist),
    favourites: entries(lists.favourite),
  };
}

describe.each([false, true])('toggleSaved, of a service that is silent: %s', (isSilent) => {
  it('a title is added if absent and removed if present, on the requested list', async () => {
    const service = makeService([], isSilent);
    expect(await toggleSaved(service, { intent: 'watchlist', id: 'x' })).toBe(true);
    expect(service.lists.favourite.has('x')).toBe(false);
    expect(await toggleSaved(service, { intent: 'watchlist', id: 'x' })).toBe(false);
    expect(await toggleSaved(service, { intent: 'favourite', id: 'x' })).toBe(true);
  });

  it.each([true, false])('the requested state (%s) is reached, whatever the service had', async (want) => {
    for (const saved of [[], ['x']]) {
      const service = makeService(saved, isSilent);
      expect(await toggleSaved(service, { intent: 'favourite', id: 'x', want })).toBe(want);
      expect(await toggleSaved(service, { intent: 'favourite', id: 'x', want })).toBe(want);
      expect(service.lists.favourite.has('x')).toBe(want);
    }
  });
});
