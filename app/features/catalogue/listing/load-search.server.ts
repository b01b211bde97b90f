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
import { PAGE_SIZE } from './constants.ts';
import { type ListPage, toListPage } from './list-page.ts';
import type { SearchTab } from './list-query.ts';
import { type TabCounts, toTabCounts } from './tab-counts.ts';

/** The results of a search: one tab's list, and the counts of the others. */
export type SearchResults = {
  counts: TabCounts;
} & (
  | { tab: 'content'; list: ListPage<Card> | null }
  | { tab: 'artist' | 'venue'; list: ListPage<PersonCard> | null }
);

interface SearchWanted {
  text: string;
  tab: SearchTab;
  page: number;
}

/** One call serves all tabs. `list` is null where the request failed. Rejects only for bugs. */
export async function loadSearch(
  service: Pick<ContentService, 'search'>,
  { text, tab, page }: SearchWanted,
  context: LoadingCardContext,
): Promise<SearchResults> {
  try {
    const result = await service.search({ search_text: text, page, page_size: PAGE_SIZE });
    return { counts: page === 1 ? toTabCounts(result) : {}, ...toTab(tab, page, result, await context) };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return { counts: {}, tab, list: null };
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
