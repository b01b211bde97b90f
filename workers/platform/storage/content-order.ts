import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { contentListing } from './list-tables.ts';

const ORDERS = {
  modified_date: contentListing.modifiedDate,
  publish_time: contentListing.publishTime,
  review_count: contentListing.reviewCount,
  views_count: contentListing.viewsCount,
  duration: contentListing.durationSeconds,
  serial_no: contentListing.serialNo,
} as const;

export interface Ordering {
  orderBy?: string | undefined;
  reverse?: boolean | undefined;
}

interface OrderingContext {
  language: string;
  defaultLanguage: string;
  /** The requested ids: without an `order_by` their order is kept. */
  contentIds?: readonly string[] | undefined;
}

/** Columns that facets and the listing itself lie in order of. */
export const KEYS = {
  created_date: contentListing.createdDate,
  average_rating: contentListing.averageRating,
  /** Of a title without a day of release, the day on which it came into the catalogue. */
  release_time: contentListing.released,
} as const;
export type KeyName = keyof typeof KEYS;

/** By a key and by title there are indices to walk; other orders sort what the filters leave. */
export type ContentOrder =
  | { by: 'key'; key: KeyName; isDown: boolean }
  | { by: 'title'; isDown: boolean; languages: string[] }
  | { by: 'terms'; terms: SQL[] };

/**
 * The order of a list of titles, null for an `order_by` that is not on offer. `reverse` counts down; newest
 * first is what an unordered list gets. The listing's number settles ties, so that pages never overlap.
 */
export function contentOrder({ orderBy, reverse }: Ordering, context: OrderingContext): ContentOrder | null {
  if (orderBy === undefined) return defaultOrder(reverse, context);
  const isDown = reverse ?? false;
  if (isKey(orderBy)) return { by: 'key', key: orderBy, isDown };
  if (orderBy === 'title' || orderBy.startsWith('title.')) {
    const titleLanguage = orderBy === 'title' ? context.language : orderBy.slice('title.'.length);
    const [base = titleLanguage] = titleLanguage.split('-');
    return { by: 'title', isDown, languages: [titleLanguage, base, context.defaultLanguage] };
  }
  if (!Object.hasOwn(ORDERS, orderBy)) return null;
  const column = ORDERS[orderBy as keyof typeof ORDERS];
  return { by: 'terms', terms: isDown ? [desc(column), desc(NUMBER)] : [asc(column), asc(NUMBER)] };
}

/** The ids' own, or the newest first. */
export function defaultOrder(
  reverse: boolean | undefined,
  { contentIds }: Pick<OrderingContext, 'contentIds'>,
): ContentOrder {
  if (!contentIds) return { by: 'key', key: 'created_date', isDown: reverse ?? true };
  // An id has no quotes, so its offset in the JSON gives its position, and a thousand are found in two
  // milliseconds.
  const place = sql`instr(${JSON.stringify(contentIds)}, '"' || ${contentListing.contentId} || '"')`;
  return { by: 'terms', terms: [reverse ? desc(place) : asc(place)] };
}

function isKey(orderBy: string): orderBy is KeyName {
  return Object.hasOwn(KEYS, orderBy);
}

const NUMBER = contentListing.listing;
