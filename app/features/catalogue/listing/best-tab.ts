import type { SearchResult } from '#app/contract/content.ts';
import { foldedWords, hasWords } from '#app/lib/fold-text.ts';
import type { SearchTab } from './list-query.ts';

/**
 * The tab that a search opens with: that of the titles, unless the words are in no title and in the name of an
 * artist or a venue. Works on the first page of any backend's hits.
 */
export function bestTab(text: string, { content, artists, venues }: SearchResult): SearchTab {
  const words = foldedWords(text);
  const isNamed = (name: string) => hasWords(name, words);
  if (content.some(({ title }) => isNamed(title))) return 'content';
  if (artists.some(({ name }) => isNamed(name))) return 'artist';
  if (venues.some(({ name }) => isNamed(name))) return 'venue';
  if (content.length > 0) return 'content';
  if (artists.length > 0) return 'artist';
  return venues.length > 0 ? 'venue' : 'content';
}
