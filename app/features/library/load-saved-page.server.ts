import { nullUnlessSessionOver } from '#app/features/account/null-unless-session-over.ts';
import { type Card, type LoadingCardContext, toCard } from '#app/features/catalogue/cards/card-model.ts';
import { PAGE_SIZE } from '#app/features/catalogue/listing/constants.ts';
import type { ListPage } from '#app/features/catalogue/listing/list-page.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { SaveIntent } from './save-intent.ts';

type Service = Pick<ContentService, 'watchlist' | 'favourites' | 'list'>;

/**
 * `after`: the title that the page follows. It holds its place where titles before it have left the list
 * since.
 */
export interface SavedQuery {
  page: number;
  after: string | null;
}

export interface SavedPage {
  /** Null where it could not be loaded. */
  list: ListPage<Card> | null;
  /** How many of this page the catalogue no longer has. */
  missingCount: number;
}

/**
 * A page of one of the member's lists, the newest first. Rejects for a session that is over.
 */
export async function loadSavedPage(
  service: Service,
  intent: SaveIntent,
  query: SavedQuery,
  context: LoadingCardContext,
): Promise<SavedPage> {
  try {
    const entries = await (intent === 'watchlist' ? service.watchlist() : service.favourites());
    const ids = entries.map(({ content_id }) => content_id);
    const start = startOf(ids, query);
    const wanted = ids.slice(start, start + PAGE_SIZE);
    const cards = await loadCards(service, wanted, context);
    const missingCount = wanted.length - cards.length;
    const hasMore = start + PAGE_SIZE < ids.length;
    const list = { items: cards, page: query.page, hasMore, total: ids.length - missingCount };
    return { list, missingCount };
  } catch (error) {
    return { list: nullUnlessSessionOver(error), missingCount: 0 };
  }
}

/** In the list's order, whatever order the service responds in. */
async function loadCards(
  service: Service,
  ids: readonly string[],
  context: LoadingCardContext,
): Promise<Card[]> {
  if (ids.length === 0) return [];
  const body = { filters: { content_ids: [...ids] }, page: 1, page_size: ids.length };
  const { items } = await service.list(body);
  const cardContext = await context;
  const byId = new Map(items.map((content) => [content.content_id, content]));
  return ids.flatMap((id) => {
    const content = byId.get(id);
    return content ? [toCard(content, cardContext)] : [];
  });
}

function startOf(ids: readonly string[], { page, after }: SavedQuery): number {
  const place = after === null ? -1 : ids.indexOf(after);
  return place === -1 ? (page - 1) * PAGE_SIZE : place + 1;
}
