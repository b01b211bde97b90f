import { paths } from '#app/features/links/paths.ts';
import { fetchSiteJson } from '#app/services/site-json.ts';
import type { ItemPage } from './item-page.ts';

/** In the browser: an item of a playlist as this viewer may have it now. */
export async function fetchItemPage(playlistId: string, contentId: string): Promise<ItemPage | null> {
  // Our own loader's answer.
  return (await fetchSiteJson(paths.playlistItem({ id: playlistId, contentId }))) as ItemPage | null;
}
