import { MAX_SUGGESTIONS } from '#app/contract/content.ts';
import { hasWords } from '#app/lib/fold-text.ts';
import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import type { CardRow } from '#workers/platform/storage/content-store.ts';
import type { LocalizedText } from '#workers/platform/storage/schema/columns.ts';
import { exactNameMatch, titleMatch } from '#workers/platform/storage/search-match.ts';
import { searchWords } from '#workers/platform/storage/search-words.ts';
import { findHits } from './find-hits.ts';

const MAX_PEOPLE = 3;
const MAX_VENUES = 2;
const MAX_CATEGORIES = 2;
/** Of which the title itself and the most watched are suggested. */
const RANKED = { limit: 60, offset: 0 };
const FIRST = { limit: MAX_SUGGESTIONS, offset: 0 };

type Context = CallContext<'suggest'>;
interface Named {
  id: string;
  name: LocalizedText;
}
interface Hits {
  contents: readonly Pick<CardRow, 'contentId' | 'title' | 'videoType'>[];
  artists: readonly Named[];
  venues: readonly Named[];
}

/**
 * What has the words in its own name, as the viewer reads it or else in another language; where nothing has,
 * what they are probably meant as. Nothing is counted, so that a letter costs no more than a word.
 */
export const suggest: Handler<'suggest'> = async (context) => {
  const words = searchWords(context.query.text);
  if (words.length === 0) return { data: [] };
  const [named, categories] = await Promise.all([namesWith(context, words), categoriesWith(context, words)]);
  const isFound = hasHits(named) || categories.length > 0;
  return { data: toSuggestions(context, isFound ? named : await namesLike(context, words), categories) };
};

async function namesWith({ store, localise }: Context, words: readonly string[]) {
  const { search, batch } = store;
  const names = exactNameMatch(words);
  const [contents, artists, venues] = await batch([
    search.titles.page(titleMatch(words), RANKED),
    search.artists.page(names, RANKED),
    search.venues.page(names, RANKED),
  ]);
  const typedOut = new Set(contents.filter(({ title }) => isTypedOut(title, words)));
  const popular = contents.toSorted(
    (a, b) => Number(typedOut.has(b)) - Number(typedOut.has(a)) || b.viewsCount - a.viewsCount,
  );
  const all = { contents: popular, artists, venues };
  const shown = hitsNamed(all, (name) => hasWords(localise(name) ?? '', words));
  return hasHits(shown) ? shown : hitsNamed(all, (name) => isInOneLanguage(name, words));
}

function hitsNamed({ contents, artists, venues }: Hits, isNamed: (name: LocalizedText) => boolean): Hits {
  return {
    contents: contents.filter(({ title }) => isNamed(title)),
    artists: artists.filter(({ name }) => isNamed(name)),
    venues: venues.filter(({ name }) => isNamed(name)),
  };
}

function hasHits(hits: Hits): boolean {
  return Object.values(hits).some((rows) => rows.length > 0);
}

async function namesLike({ account, language, store }: Context, words: readonly string[]): Promise<Hits> {
  const languages = [...new Set([language, account.defaultLanguage])];
  const { contents, artists, venues, isExact } = await findHits(store, { words, languages, page: FIRST });
  // They are in a description then, which nobody would know by its title.
  if (isExact) return { contents: [], artists: [], venues: [] };
  return { contents: contents.rows, artists: artists.rows, venues: venues.rows };
}

async function categoriesWith({ store, localise }: Context, words: readonly string[]) {
  const categories = (await store.site.categories()).filter(({ isActive }) => isActive);
  return categories.filter(({ name }) => hasWords(localise(name) ?? '', words));
}

/** The index has a title's languages side by side: one word of each is not what anybody types. */
function isInOneLanguage(name: LocalizedText, words: readonly string[]): boolean {
  return Object.values(name).some((text) => hasWords(text ?? '', words));
}

/** Whether the words are all of a name, in one of its languages. */
function isTypedOut(name: LocalizedText, words: readonly string[]): boolean {
  return Object.values(name).some((text) => searchWords(text ?? '').join(' ') === words.join(' '));
}

/** Titles take the room that people, venues and categories leave. */
function toSuggestions(
  { localise }: Context,
  { contents, artists, venues }: Hits,
  categories: readonly Named[],
) {
  const named = (kind: 'artist' | 'venue' | 'category', rows: readonly Named[]) =>
    rows.map(({ id, name }) => ({ kind, id, name: localise(name) ?? id }));
  const others = [
    ...named('artist', artists.slice(0, MAX_PEOPLE)),
    ...named('venue', venues.slice(0, MAX_VENUES)),
    ...named('category', categories.slice(0, MAX_CATEGORIES)),
  ];
  const titles = contents.slice(0, MAX_SUGGESTIONS - others.length).map((row) => ({
    kind: 'content' as const,
    id: row.contentId,
    name: localise(row.title) ?? row.contentId,
    video_type: row.videoType,
  }));
  return [...titles, ...others];
}
