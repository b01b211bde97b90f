import { paths } from '#app/features/links/paths.ts';
import { fetchSiteJson } from '#app/services/site-json.ts';
import type { Library, Saved, SaveIntent } from './save-intent.ts';

/**
 * A member's lists in the browser, asked for once a page session (viewer.md §4). Signing out loads a new document, which
 * forgets them; `forViewer` sees to it where a page lives on.
 */
let lists: { viewer: string; saved: Promise<Record<SaveIntent, ReadonlySet<string>>> } | null = null;

/** What was pressed since the page's data came, which knows better. */
const pressed = new Map<string, boolean>();
const listeners = new Set<() => void>();

/** Whether the viewer's lists hold a title; null for a guest and where it cannot be told. `viewer` is null for a guest. */
export async function savedInLibrary(viewer: string | null, contentId: string): Promise<Saved | null> {
  if (viewer !== lists?.viewer) forget();
  if (viewer === null) return null;
  lists ??= { viewer, saved: fetchLists() };
  try {
    const { watchlist, favourite } = await lists.saved;
    return { watchlist: watchlist.has(contentId), favourite: favourite.has(contentId) };
  } catch {
    // Asked again with the next card.
    lists = null;
    return null;
  }
}

export function pressedState(intent: SaveIntent, contentId: string): boolean | undefined {
  return pressed.get(keyOf(intent, contentId));
}

export function keepPressed(intent: SaveIntent, contentId: string, isSaved: boolean): void {
  pressed.set(keyOf(intent, contentId), isSaved);
  for (const listener of listeners) listener();
}

/** The titles that were taken off a list, in one text: the same text until that changes. */
export function takenOff(intent: SaveIntent): string {
  const prefix = keyOf(intent, '');
  const keys = [...pressed].flatMap(([key, isSaved]) => (isSaved || !key.startsWith(prefix) ? [] : [key]));
  return keys.map((key) => key.slice(prefix.length)).join(' ');
}

/** For `useSyncExternalStore`. */
export function onPressed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function forget() {
  lists = null;
  pressed.clear();
}

async function fetchLists() {
  // Our own loader's answer.
  const { watchlist, favourites } = (await fetchSiteJson(paths.library())) as Library;
  return { watchlist: new Set(watchlist), favourite: new Set(favourites) };
}

function keyOf(intent: SaveIntent, contentId: string) {
  return `${intent}/${contentId}`;
}
