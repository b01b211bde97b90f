import type { SearchResult } from '#app/contract/content.ts';
import { PAGE_SIZE } from './constants.ts';
import type { SearchTab } from './list-query.ts';

interface TabCount {
  count: number;
  /** There may be more than that. */
  isLeast: boolean;
}

/** How many each tab has; unknown from the second page on. */
export type TabCounts = Partial<Record<SearchTab, TabCount>>;

export function toTabCounts({ content, artists, venues, total }: SearchResult): TabCounts {
  const ofPage = ({ length }: readonly unknown[]) => ({ count: length, isLeast: length >= PAGE_SIZE });
  return {
    content: { count: Math.max(total, content.length), isLeast: false },
    artist: ofPage(artists),
    venue: ofPage(venues),
  };
}
