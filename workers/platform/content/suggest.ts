import { MAX_SUGGESTIONS } from '#app/contract/content.ts';
import { hasWords } from '#app/lib/fold-text.ts';
import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import type { LocalizedText } from '#workers/platform/storage/schema/columns.ts';
import { exactNameMatch, titleMatch } from '#workers/platform/storage/search-match.ts';
import { searchWords } from '#workers/platform/storage/search-words.ts';
import { findHits } from './find-hits.ts';

const MAX_PEOPLE = 3;
const MAX_VENUES = 2;
const MAX_CATEGORIES = 2;
const FIRST = { limit: MAX_SUGGESTIONS, offset: 0 };

type Context = CallContext<'suggest'>;
interface Named {
  id: string;
  name: LocalizedText;
}
type Hits = Awaited<ReturnType<typeof namesWith>>;

/**
 * What has the words in its own name; where nothing has, what they are probably meant as. Nothing is counted,
 * so that a single letter costs no more than a word.
 */
export const suggest: Handler<'suggest'> = async (context) => {
  const words = searchWords(context.query.text);
  if (words.length === 0) return { data: [] };
  const [named, categories] = await Promise.all([namesWith(context, words), categoriesWith(context, words)]);
  const isFound = Object.values(named).some((rows) => rows.length > 0) || categories.length > 0;
  return { data: toSuggestions(context, isFound ? named : await namesLike(context, words), categories) };
};

async function namesWith({ store }: Context, words: readonly string[]) {
  const { search, batch } = store;
  const names = exactNameMatch(words);
  const [contents, artists, venues] = await batch([
    search.contents.page(titleMatch(words), FIRST),
    search.artists.page(names, FIRST),
    search.venues.page(names, FIRST),
  ]);
  return {
    contents: contents.filter(({ title }) => isInOneLanguage(title, words)),
    artists: artists.filter(({ name }) => isInOneLanguage(name, words)),
    venues: venues.filter(({ name }) => isInOneLanguage(name, words)),
  };
}

async function namesLike({ account, language, store }: Context, words: readonly string[]): Promise<Hits> {
  const languages = [...new Set([language, account.defaultLanguage])];
  const { contents, artists, venues } = await findHits(store, { words, languages, page: FIRST });
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
