import type { Category, Content } from '#app/contract/content.ts';
import { type Card, type CardContext, toCard } from '#app/features/catalogue/cards/card-model.ts';
import type { Lane } from '#app/features/catalogue/lanes/lane-model.ts';
import { filterPath } from '#app/features/links/listing-paths.ts';
import { ROW_SEE_MORE_ABOVE, TITLES_PAGE_SIZE } from './constants.ts';
import {
  type ChosenFilters,
  knownFilters,
  matchesFilters,
  type Subject,
  type TitlesFilter,
  toContentFilters,
  toTitlesFilters,
} from './titles-filters.ts';

/** The titles of an artist or a venue: what they can be filtered by, and a row a category. */
export interface Titles {
  filters: TitlesFilter[];
  chosen: ChosenFilters;
  /** The URL has a filter that these titles do not have; it was left out. */
  hasUnknownFilter: boolean;
  /** Of these filters, also of those beyond the requested page. */
  count: number;
  rows: Lane[];
}

export interface TitlesPage {
  items: readonly Content[];
  /** How many there are beyond this page. */
  total: number;
}

/**
 * `all` are the newest titles, from which the filters are made; `found` those that the service found for the
 * chosen filters (the same page where none is chosen).
 */
export function toTitles(
  { all, found }: { all: TitlesPage; found: TitlesPage },
  subject: Subject,
  wanted: ChosenFilters,
  context: CardContext,
): Titles {
  const known = [...all.items, ...found.items];
  const chosen = knownFilters(known, subject, wanted);
  const hasUnknownFilter = Object.keys(chosen).length < Object.keys(wanted).length;
  // With a filter left out, the service was queried for something else.
  const page = hasUnknownFilter ? all : found;
  const items = unique(page.items).filter((content) => matchesFilters(content, subject, chosen));
  return {
    filters: toTitlesFilters(known, subject),
    chosen,
    hasUnknownFilter,
    // The service cannot count by role.
    count: chosen.role || hasUnknownFilter ? items.length : Math.max(page.total, items.length),
    rows: toRows(items, page.total, subject, chosen, context),
  };
}

/**
 * A row a category, those with most titles first; a title of several is in each. What has none comes last.
 */
function toRows(
  contents: readonly Content[],
  total: number,
  subject: Subject,
  chosen: ChosenFilters,
  context: CardContext,
): Lane[] {
  const rows = new Map<string, { category: Pick<Category, '_id' | 'name'> | null; items: Card[] }>();
  for (const content of contents) {
    // One object for all its rows: it travels to the browser once.
    const card = toCard(content, context);
    for (const category of content.category?.length ? content.category : [null]) {
      if (chosen.category && category?._id !== chosen.category) continue;
      const row = rows.get(category?._id ?? '') ?? { category, items: [] };
      row.items.push(card);
      rows.set(category?._id ?? '', row);
    }
  }
  const inOrder = [...rows.values()].sort(
    (a, b) => Number(a.category === null) - Number(b.category === null) || b.items.length - a.items.length,
  );
  return inOrder.map(({ category, items }) => ({
    kind: 'content',
    fit: 'wide',
    id: category?._id ?? '',
    name: category?.name ?? '',
    items,
    // No list is narrowed to a role: the service knows none.
    seeMoreHref:
      category && !chosen.role && hasMore(items, total) ? seeMorePath(category, subject, chosen) : null,
  }));
}

/** viewer.md §9. */
function hasMore(items: readonly Card[], total: number): boolean {
  return total > TITLES_PAGE_SIZE && items.length > ROW_SEE_MORE_ABOVE;
}

function seeMorePath({ _id, name }: Pick<Category, '_id' | 'name'>, subject: Subject, chosen: ChosenFilters) {
  return filterPath(name, toContentFilters(subject, { ...chosen, category: _id }), false);
}

function unique(contents: readonly Content[]): Content[] {
  return [...new Map(contents.map((content) => [content.content_id, content])).values()];
}
