import type { SearchResult } from '#app/contract/content.ts';
import {
  type Card,
  type CardContext,
  type LoadingCardContext,
  type PersonCard,
  toArtistCard,
  toCard,
  toVenueCard,
} from '#app/features/catalogue/cards/card-model.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { isServiceError } from '#app/services/service-error.ts';
import { bestTab } from './best-tab.ts';
import { INSTEAD_SIZE, PAGE_SIZE } from './constants.ts';
import { type ListPage, toListPage } from './list-page.ts';
import type { SearchTab } from './list-query.ts';
import { type TabCounts, toTabCounts } from './tab-counts.ts';

/** The results of a search: one tab's list, and the counts of the others. */
export type SearchResults = {
  counts: TabCounts;
  /** The text as it was probably meant. */
  didYouMean: string | null;
  /** Titles to watch where nothing was found. */
  instead: Card[];
} & (
  | { tab: 'content'; list: ListPage<Card> | null }
  | { tab: 'artist' | 'venue'; list: ListPage<PersonCard> | null }
);

interface SearchWanted {
  text: string;
  /** Null opens the tab with the best hits. */
  tab: SearchTab | null;
  page: number;
}

/**
 * One call serves all tabs; where they are all empty, another one is for something else to watch. `list` is
 * null where the request failed. Rejects only for bugs.
 */
export async function loadSearch(
  service: Pick<ContentService, 'search' | 'filter'>,
  { text, tab, page }: SearchWanted,
  context: LoadingCardContext,
): Promise<SearchResults> {
  try {
    const result = await service.search({ search_text: text, page, page_size: PAGE_SIZE });
    const isFirst = page === 1;
    const shown = tab ?? (isFirst ? bestTab(text, result) : 'content');
    return {
      counts: isFirst ? toTabCounts(result) : {},
      didYouMean: (isFirst && result.did_you_mean) || null,
      instead: isFirst && isEmpty(result) ? await loadInstead(service, await context) : [],
      ...toTab(shown, page, result, await context),
    };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return { counts: {}, didYouMean: null, instead: [], tab: tab ?? 'content', list: null };
  }
}

function isEmpty({ content, artists, venues }: SearchResult): boolean {
  return content.length + artists.length + venues.length === 0;
}

async function loadInstead(service: Pick<ContentService, 'filter'>, context: CardContext): Promise<Card[]> {
  try {
    const popular = { filters: {}, order_by: 'views_count', reverse: true, page: 1, page_size: INSTEAD_SIZE };
    const { items } = await service.filter(popular);
    return items.map((item) => toCard(item, context));
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return [];
  }
}

/** `total` counts the contents; after a full page of artists or venues there may be more. */
function toTab(
  tab: SearchTab,
  page: number,
  { content, artists, venues, total }: SearchResult,
  context: CardContext,
) {
  if (tab === 'artist') return { tab, list: toListPage(page, artists.map(toArtistCard), null) };
  if (tab === 'venue') return { tab, list: toListPage(page, venues.map(toVenueCard), null) };
  const cards = content.map((item) => toCard(item, context));
  return { tab, list: toListPage(page, cards, Math.max(total, cards.length)) };
}
