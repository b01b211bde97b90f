import type { ContentService } from '#app/services/content.server.ts';
import type { Session } from '#app/services/load-context.ts';
import type { Library, Saved } from './save-intent.ts';

type ListService = Pick<ContentService, 'watchlist' | 'favourites'>;

/** Whether the viewer's lists hold a title; null for a guest and where it cannot be told. Never rejects. */
export async function loadSaved(
  session: Promise<Session | null> | Session | null,
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

/** A member's lists. Rejects as the service does. */
export async function loadLibrary(service: ListService): Promise<Library> {
  const [watchlist, favourites] = await Promise.all([service.watchlist(), service.favourites()]);
  return { watchlist: watchlist.map(toId), favourites: favourites.map(toId) };
}

function toId({ content_id }: { content_id: string }) {
  return content_id;
}
