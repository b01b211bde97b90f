import { paths } from '#app/features/links/paths.ts';
import { WARM_FOR_MS } from '#app/features/playback/constants.ts';
import { fetchSiteJson } from '#app/services/site-json.ts';
import type { ItemPage } from './item-page.ts';

type FetchItem = (id: string) => Promise<ItemPage | null>;

export interface ItemSources {
  /** Asks for an item that will probably play within the minute; once, however often it is called. */
  askAhead(id: string): void;
  /** What was asked for ahead, handed over once, else asked for now. Null is gone; rejects where it cannot be had. */
  take(id: string): Promise<ItemPage | null>;
}

/** `onAhead` is told of what was asked for ahead as it arrives. */
export function createItemSources(
  fetchItem: FetchItem,
  onAhead: (page: ItemPage | null) => void,
  now: () => number = Date.now,
): ItemSources {
  let ahead: { id: string; atMs: number; page: Promise<ItemPage | null> } | null = null;
  const known = (id: string) => (ahead?.id === id && now() - ahead.atMs < WARM_FOR_MS ? ahead.page : null);
  return {
    askAhead(id) {
      if (known(id)) return;
      const page = fetchItem(id);
      const entry = { id, atMs: now(), page };
      ahead = entry;
      // What failed ahead is asked for again when it is needed.
      page.then(onAhead, () => {
        if (ahead === entry) ahead = null;
      });
    },
    take(id) {
      const page = known(id);
      ahead = null;
      return page ?? fetchItem(id);
    },
  };
}

/** In the browser: an item of a playlist as this viewer may have it now. */
export async function fetchItemPage(playlistId: string, contentId: string): Promise<ItemPage | null> {
  // Our own loader's answer.
  return (await fetchSiteJson(paths.playlistItem({ id: playlistId, contentId }))) as ItemPage | null;
}
