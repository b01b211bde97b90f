import { DEFAULT_PAGE_SIZE } from '#app/contract/limits.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import {
  exactMatch,
  exactNameMatch,
  looseMatch,
  looseNameMatch,
  type Match,
} from '#workers/platform/storage/search-match.ts';
import type { HitPage, SearchShelf } from '#workers/platform/storage/search-store.ts';
import { spellingsOf } from '#workers/platform/storage/spelling.ts';
import { beginningOf } from '#workers/platform/storage/word-forms.ts';
import { alternativesOf, type SimilarWord, toSimilarWords, withTwoSlips } from './similar-words.ts';

interface Found<Row> {
  rows: Row[];
  total: number;
}

interface Wanted {
  words: readonly string[];
  /** Whose forms of words count. */
  languages: readonly string[];
  page: HitPage;
}

/** With fewer exact hits than a page, other forms of the words and misspelt ones are looked for too. */
const ENOUGH_HITS = DEFAULT_PAGE_SIZE;

/**
 * Titles that have all the words, and the artists and venues whose names do, with what else the words may
 * mean. Nothing has the words as they were typed where `isExact` is false.
 */
export async function findHits(store: AccountStore, { words, languages, page }: Wanted) {
  const { contents, artists, venues, wordsLike, wordsFrom } = store.search;
  const match = exactMatch(words);
  const names = exactNameMatch(words);
  const beginnings = words.map((word) => beginningOf(word, languages)).filter((start) => start !== null);
  const [titles, titleCount, people, peopleCount, places, placeCount, near, family] = await store.batch([
    contents.page(match, page),
    contents.total(match),
    artists.page(names, page),
    artists.total(names),
    venues.page(names, page),
    venues.total(names),
    wordsLike(words.flatMap(spellingsOf)),
    wordsFrom(beginnings),
  ]);
  const exact = [
    toFound(titles, titleCount),
    toFound(people, peopleCount),
    toFound(places, placeCount),
  ] as const;
  const isExact = exact.some(({ total }) => total > 0);
  const similarNear = toSimilarWords(words, { near, family }, languages);
  const similar = isExact ? similarNear : await withTwoSlips(store, similarNear);
  const loose = looseMatches(words, similar);
  const shelfOptions = { page, batch: store.batch };
  const [foundContents, foundArtists, foundVenues] = await Promise.all([
    withLoose(contents, exact[0], loose?.titles, shelfOptions),
    withLoose(artists, exact[1], loose?.names, shelfOptions),
    withLoose(venues, exact[2], loose?.names, shelfOptions),
  ]);
  return { contents: foundContents, artists: foundArtists, venues: foundVenues, isExact, similar };
}

function toFound<Row>(rows: Row[], [count]: { total: number }[]): Found<Row> {
  return { rows, total: count?.total ?? 0 };
}

function looseMatches(words: readonly string[], similar: readonly SimilarWord[]) {
  const alternatives = alternativesOf(similar);
  if (alternatives.every((list) => list.length === 0)) return null;
  return { titles: looseMatch(words, alternatives), names: looseNameMatch(words, alternatives) };
}

/** Goes on after the last exact hit, where there are few. The decision is the same on every page. */
async function withLoose<Row>(
  shelf: SearchShelf<Row>,
  exact: Found<Row>,
  loose: Match | undefined,
  { page, batch }: { page: HitPage; batch: AccountStore['batch'] },
): Promise<Found<Row>> {
  if (!loose || exact.total >= ENOUGH_HITS) return exact;
  const rest = { limit: page.limit - exact.rows.length, offset: Math.max(0, page.offset - exact.total) };
  const [rows, [count]] = await batch([shelf.page(loose, rest), shelf.total(loose)]);
  return { rows: [...exact.rows, ...rows], total: exact.total + (count?.total ?? 0) };
}
