import { PAGE_SIZE } from './constants.ts';

/** One page of a list, as far as the page that shows it needs to know. */
export interface ListPage<Item extends { id: string } = { id: string }> {
  items: Item[];
  /** From 1. */
  page: number;
  hasMore: boolean;
  /** Of the whole list; null where the service does not send it. */
  total: number | null;
}

export function toListPage<Item extends { id: string }>(
  page: number,
  items: Item[],
  total: number | null,
): ListPage<Item> {
  // Without a total, there may be more after a full page.
  const hasMore = total === null ? items.length >= PAGE_SIZE : items.length > 0 && page * PAGE_SIZE < total;
  return { items, page, hasMore, total };
}

/** A page past the list's last one. */
export function isBeyondEnd({ items, page }: ListPage): boolean {
  return items.length === 0 && page > 1;
}

export function isEmptyList({ items, total }: ListPage): boolean {
  return items.length === 0 && !total;
}

/** The pages' items in order. What moved from one page to the next between two requests shows once. */
export function joinPages<Item extends { id: string }>(pages: readonly ListPage<Item>[]): Item[] {
  const byId = new Map<string, Item>();
  for (const item of pages.flatMap(({ items }) => items)) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}
