import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { contents } from './schema/catalogue.ts';

const ORDERS = {
  created_date: contents.createdDate,
  modified_date: contents.modifiedDate,
  release_time: contents.releaseTime,
  publish_time: contents.publishTime,
  average_rating: contents.averageRating,
  review_count: contents.reviewCount,
  views_count: contents.viewsCount,
  duration: contents.durationSeconds,
  serial_no: contents.serialNo,
} as const;

export interface Ordering {
  orderBy?: string | undefined;
  reverse?: boolean | undefined;
}

interface OrderingContext {
  language: string;
  defaultLanguage: string;
  /** The ids that were asked for: without an `order_by` their order is kept. */
  contentIds?: readonly string[] | undefined;
}

/**
 * The ORDER BY of a list of titles, null for an `order_by` that is not on offer. `reverse` counts down; newest
 * first is what an unordered list gets. The id settles ties, so that pages never overlap.
 */
export function contentOrder({ orderBy, reverse }: Ordering, context: OrderingContext): SQL[] | null {
  const down = reverse ?? orderBy === undefined;
  const turn = down ? desc : asc;
  if (orderBy === undefined && context.contentIds) {
    const ids = JSON.stringify(context.contentIds);
    const place = sql`(SELECT key FROM json_each(${ids}) WHERE value = ${contents.contentId})`;
    return [reverse ? desc(place) : asc(place)];
  }
  const name = orderBy ?? 'created_date';
  if (name === 'title' || name.startsWith('title.')) {
    const language = name === 'title' ? context.language : name.slice('title.'.length);
    return [turn(titleIn(language, context.defaultLanguage)), asc(contents.contentId)];
  }
  if (!Object.hasOwn(ORDERS, name)) return null;
  return [turn(ORDERS[name as keyof typeof ORDERS]), asc(contents.contentId)];
}

function titleIn(language: string, defaultLanguage: string): SQL {
  const path = (code: string) => `$."${code.replaceAll(/[^A-Za-z0-9-]/g, '')}"`;
  return sql`coalesce(json_extract(${contents.title}, ${path(language)}), json_extract(${contents.title}, ${path(defaultLanguage)}), ${contents.title}) COLLATE NOCASE`;
}
