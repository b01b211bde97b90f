import { DEFAULT_PAGE_SIZE } from '#app/contract/limits.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { windowOf } from '#workers/platform/http/paging.ts';
import { shortenerFor } from '#workers/platform/http/short-texts.ts';
import { toArtist, toVenue } from '#workers/platform/people/to-people.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import {
  type Alternatives,
  exactMatch,
  exactNameMatch,
  looseMatch,
  looseNameMatch,
  type Match,
} from '#workers/platform/storage/search-match.ts';
import type { HitPage, SearchShelf } from '#workers/platform/storage/search-store.ts';
import { searchWords } from '#workers/platform/storage/search-words.ts';
import { isOneSlip, spellingsOf } from '#workers/platform/storage/spelling.ts';
import { toContent } from './to-content.ts';

interface Found<Row> {
  rows: Row[];
  total: number;
}

/** With fewer exact hits than a page, words one slip away are looked for too. */
const ENOUGH_HITS = DEFAULT_PAGE_SIZE;
/** Of words that are one slip from one that was typed; a short one may have hundreds. */
const MAX_ALTERNATIVES = 40;

/**
 * Titles that have all the words, and the artists and venues whose names do, all in the same page. `total`
 * counts the titles, misspelt ones among them where they are looked for.
 */
export const search: Handler<'search'> = async ({ store, query, localise }) => {
  const words = searchWords(query.search_text);
  if (words.length === 0) return { data: { content: [], artists: [], venues: [], total: 0 } };
  const { contents, artists, venues } = await findAll(store, words, windowOf(query));
  const shorten = shortenerFor(contents.rows.length + artists.rows.length + venues.rows.length);
  return {
    data: {
      content: contents.rows.map((row) => toContent(row, localise, shorten)),
      artists: artists.rows.map((row) => toArtist(row, localise, shorten)),
      venues: venues.rows.map((row) => toVenue(row, localise, shorten)),
      total: contents.total,
    },
  };
};

async function findAll(
  { search: { contents, artists, venues, wordsLike }, batch }: AccountStore,
  words: string[],
  page: HitPage,
) {
  const match = exactMatch(words);
  const names = exactNameMatch(words);
  const [titles, titleCount, people, peopleCount, places, placeCount, near] = await batch([
    contents.page(match, page),
    contents.total(match),
    artists.page(names, page),
    artists.total(names),
    venues.page(names, page),
    venues.total(names),
    wordsLike(words.flatMap(spellingsOf)),
  ]);
  const alternatives = alternativesOf(words, near);
  const isKnown = alternatives.some((list) => list.length > 0);
  const loose = isKnown ? looseMatch(words, alternatives) : null;
  const looseNames = isKnown ? looseNameMatch(words, alternatives) : null;
  const [foundContents, foundArtists, foundVenues] = await Promise.all([
    withLoose(contents, toFound(titles, titleCount), loose, { page, batch }),
    withLoose(artists, toFound(people, peopleCount), looseNames, { page, batch }),
    withLoose(venues, toFound(places, placeCount), looseNames, { page, batch }),
  ]);
  return { contents: foundContents, artists: foundArtists, venues: foundVenues };
}

function toFound<Row>(rows: Row[], [count]: { total: number }[]): Found<Row> {
  return { rows, total: count?.total ?? 0 };
}

/** For each word the account's words that are one slip from it. */
function alternativesOf(words: readonly string[], near: readonly { word: string }[]): Alternatives {
  const known = [...new Set(near.map(({ word }) => word))];
  return words.map((typed) => known.filter((word) => isOneSlip(typed, word)).slice(0, MAX_ALTERNATIVES));
}

/** Goes on after the last exact hit, where there are few. The decision is the same on every page. */
async function withLoose<Row>(
  shelf: SearchShelf<Row>,
  exact: Found<Row>,
  loose: Match | null,
  { page, batch }: { page: HitPage; batch: AccountStore['batch'] },
): Promise<Found<Row>> {
  if (!loose || exact.total >= ENOUGH_HITS) return exact;
  const rest = { limit: page.limit - exact.rows.length, offset: Math.max(0, page.offset - exact.total) };
  const [rows, [count]] = await batch([shelf.page(loose, rest), shelf.total(loose)]);
  return { rows: [...exact.rows, ...rows], total: exact.total + (count?.total ?? 0) };
}
