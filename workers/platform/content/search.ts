import type { Handler } from '#workers/platform/call-context.ts';
import { windowOf } from '#workers/platform/http/paging.ts';
import { shortenerFor } from '#workers/platform/http/short-texts.ts';
import { toArtist, toVenue } from '#workers/platform/people/to-people.ts';
import { searchWords } from '#workers/platform/storage/search-words.ts';
import { didYouMean } from './did-you-mean.ts';
import { findHits } from './find-hits.ts';
import { toContent } from './to-content.ts';

/**
 * Titles that have all the words, and the artists and venues whose names do, all in the same page. `total`
 * counts the titles, misspelt ones among them where they are looked for.
 */
export const search: Handler<'search'> = async ({ account, language, store, query, localise }) => {
  const words = searchWords(query.search_text);
  if (words.length === 0) return { data: { content: [], artists: [], venues: [], total: 0 } };
  const languages = [...new Set([language, account.defaultLanguage])];
  const { contents, artists, venues, isExact, similar } = await findHits(store, {
    words,
    languages,
    page: windowOf(query),
  });
  const shorten = shortenerFor(contents.rows.length + artists.rows.length + venues.rows.length);
  const shown = [
    ...contents.rows.map(({ title }) => title),
    ...[...artists.rows, ...venues.rows].map(({ name }) => name),
  ];
  return {
    data: {
      content: contents.rows.map((row) => toContent(row, localise, shorten)),
      artists: artists.rows.map((row) => toArtist(row, localise, shorten)),
      venues: venues.rows.map((row) => toVenue(row, localise, shorten)),
      total: contents.total,
      did_you_mean: isExact ? null : didYouMean(similar, shown, { isOfShown: store.maxAge !== null }),
    },
  };
};
