import { deferAfter } from '#app/lib/defer-after.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { Library, Saved } from './save-intent.ts';

/** How long a player may wait for them. */
const WAIT_MS = 300;

type ListService = Pick<ContentService, 'watchlist' | 'favourites'>;

/**
 * Whether the viewer's lists hold a title; null for a guest and where that is unknown. `session`, or what it
 * is a promise of, is null for a guest. Never rejects.
 */
export async function loadSaved(
  session: unknown,
  service: ListService,
  contentId: string,
): Promise<Saved | null> {
  try {
    if (!(await session)) return null;
    const { watchlist, favourites } = await loadLibrary(service);
    return { watchlist: watchlist.includes(contentId), favourite: favourites.includes(contentId) };
  } catch {
    return null;
  }
}

/** The same beside a player, which waits only a moment: what has not come by then counts as unknown. */
export async function loadSavedSoon(...args: Parameters<typeof loadSaved>): Promise<Saved | null> {
  const saved = await deferAfter(loadSaved(...args), WAIT_MS);
  return saved && 'deferred' in saved ? null : saved;
}

/** A member's lists. Rejects as the service does. */
export async function loadLibrary(service: ListService): Promise<Library> {
  const [watchlist, favourites] = await Promise.all([service.watchlist(), service.favourites()]);
  return { watchlist: watchlist.map(toId), favourites: favourites.map(toId) };
}

function toId({ content_id }: { content_id: string }) {
  return content_id;
}
