import type { ContentFilters } from '#app/contract/filters.ts';
import { type Card, type LoadingCardContext, toCard } from '#app/features/catalogue/cards/card-model.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { isClientError, isServiceError } from '#app/services/service-error.ts';
import { withChosen } from './chosen-facets.ts';
import { PAGE_SIZE } from './constants.ts';
import { type ListPage, toListPage } from './list-page.ts';
import type { Sort } from './list-query.ts';
import { needsSecondEndpoint } from './read-filters.ts';
import type { ListingQuery } from './read-listing.ts';
import { type Word, wordsOf } from './words-of.ts';

/** The content service's parameters for each order. */
const ORDERS = {
  title: { order_by: 'title', reverse: false },
  rating: { order_by: 'average_rating', reverse: true },
} as const satisfies Record<Exclude<Sort, 'newest'>, object>;

/** The newest are those that came out last; a backend may know only which it got last. */
type Newest = 'release_time' | 'created_date';

/** Malformed, unknown or not acceptable: the fault is the request's. */
const REJECTIONS = [400, 404, 422];

type Service = Pick<ContentService, 'filter' | 'filterV2'>;

export interface ContentPage {
  /** Null where the request failed. */
  list: ListPage<Card> | null;
  /** Not all of the URL's filters could be read or served. */
  isPlain: boolean;
  /** The listed titles' own words: their categories, genres, places, people, custom values. */
  words: Word[];
}

/** A page of contents by filter. Rejects only for bugs. */
export async function loadContentPage(
  service: Service,
  query: ListingQuery,
  context: LoadingCardContext,
  newestBy: Newest = 'release_time',
): Promise<ContentPage> {
  try {
    const { items, total } = await requestPage(service, query, newestBy);
    const cardContext = await context;
    const cards = items.map((content) => toCard(content, cardContext));
    return {
      list: toListPage(query.page, cards, total),
      isPlain: query.isUnreadable,
      words: wordsOf(items),
    };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const isRejected = isRejection(error);
    const isBare = query.filters === query.plain && query.chosen.length === 0;
    // Before the filters are given up: it may be the order alone that the backend does not know.
    if (isRejected && query.sort === 'newest' && newestBy === 'release_time')
      return loadContentPage(service, query, context, 'created_date');
    if (!isRejected || isBare) return { list: null, isPlain: query.isUnreadable, words: [] };
    const plain = await loadContentPage(
      service,
      { ...query, filters: query.plain, chosen: [], page: 1 },
      context,
    );
    return { ...plain, isPlain: true };
  }
}

function requestPage(service: Service, query: ListingQuery, newestBy: Newest) {
  const { filterV2, page, sort } = query;
  const filters = withChosen(query.filters, query.chosen);
  const body = { page, page_size: PAGE_SIZE, ...orderOf(filters, sort, newestBy) };
  return filterV2 || needsSecondEndpoint(filters)
    ? service.filterV2({ ...body, filters })
    : service.filter({ ...body, filters });
}

/** A hand-picked list keeps its own order until the viewer chooses another one. */
function orderOf({ content_ids }: ContentFilters, sort: Sort, newestBy: Newest) {
  if (sort !== 'newest') return ORDERS[sort];
  return content_ids?.length ? {} : { order_by: newestBy, reverse: true };
}

function isRejection(error: unknown): boolean {
  return REJECTIONS.some((status) => isClientError(error, status));
}
