import { paths } from '#app/features/links/paths.ts';
import { fetchSiteJson } from '#app/services/site-json.ts';
import { clearOptimisticSaves } from './optimistic-saves.ts';
import type { Library, Saved, SaveIntent } from './save-intent.ts';

/**
 * A member's lists in the browser, fetched once a page session (viewer.md §4). Signing out loads a new
 * document, which drops them.
 */
let lists: Promise<Record<SaveIntent, ReadonlySet<string>>> | null = null;

/**
 * Whose lists they are; undefined before the first request. Another viewer may sign in while the page lives
 * on.
 */
let owner: string | null | undefined;

/**
 * Whether the viewer's lists hold a title; null for a guest and where that is unknown. `viewer` is null for a
 * guest.
 */
export async function savedInLibrary(viewer: string | null, contentId: string): Promise<Saved | null> {
  if (owner !== undefined && viewer !== owner) forget();
  owner = viewer;
  if (viewer === null) return null;
  lists ??= fetchLists();
  try {
    const { watchlist, favourite } = await lists;
    return { watchlist: watchlist.has(contentId), favourite: favourite.has(contentId) };
  } catch {
    // The next card retries.
    lists = null;
    return null;
  }
}

function forget() {
  lists = null;
  clearOptimisticSaves();
}

async function fetchLists() {
  // The response of our own loader.
  const { watchlist, favourites } = (await fetchSiteJson(paths.library())) as Library;
  return { watchlist: new Set(watchlist), favourite: new Set(favourites) };
}
