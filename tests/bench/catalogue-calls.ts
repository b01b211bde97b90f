import type { CallName } from '#app/contract/calls.ts';
import { type BenchTitle, makeRandom } from './catalogue-data.ts';

const CALLS_A_KIND = 40;

export interface CatalogueCall {
  name: Extract<
    CallName,
    'search' | 'suggest' | 'contentFilter' | 'contentFilterV2' | 'contentFacets' | 'topTitles'
  >;
  query?: Record<string, string>;
  body?: object;
}

/**
 * Viewers' calls by kind, made of titles picked evenly, so that large categories are requested more often.
 */
export function makeCalls(titles: BenchTitle[]): Record<string, CatalogueCall[]> {
  const random = makeRandom(11);
  const below = (count: number) => Math.floor(count * random());
  const times = (make: (title: BenchTitle) => CatalogueCall) =>
    Array.from({ length: CALLS_A_KIND }, () => make(titles[below(titles.length)] as BenchTitle));
  const search = (text: string, query = {}): CatalogueCall => ({
    name: 'search',
    query: { search_text: text, ...query },
  });
  const suggest = (text: string): CatalogueCall => ({ name: 'suggest', query: { text } });
  const filter = (filters: object, paging = {}): CatalogueCall => ({
    name: 'contentFilterV2',
    body: { filters, order_by: 'created_date', reverse: true, ...paging },
  });
  const facets = (filters: object, chosen: object[] = []): CatalogueCall => ({
    name: 'contentFacets',
    body: { filters, chosen },
  });
  const fact = (name: string, value: string) => ({ type: 'system_defined', name, value });
  const category = ({ categories }: BenchTitle) => ({ category: categories.slice(0, 1) });
  return {
    'search: a title': times(({ en }) => search(en)),
    'search: a word': times(({ es }) => search(wordOf(es, below))),
    'search: beginning of a word': times(({ es }) => search(wordOf(es, below).slice(0, 1 + below(3)))),
    'search: a word misspelt': times(({ es }) => search(misspell(wordOf(es, below), below))),
    'search: a title, every word misspelt': times(({ es }) =>
      search(
        es
          .split(' ')
          .map((word) => misspell(word, below))
          .join(' '),
      ),
    ),
    'search: a long word with two slips': times((title) =>
      search(misspell(misspell(longWord(title, below), below), below)),
    ),
    'search: a word in another form': times(({ es }) => search(`${wordOf(es, below)}es`)),
    'suggest: what is being typed': times(({ en }) => suggest(en.slice(0, 1 + below(8)))),
    'suggest: a word misspelt': times(({ es }) => suggest(misspell(wordOf(es, below), below))),
    'search: nothing to find': times(() => search(`xq${below(9999)} zzyzx`)),
    'search: a word of every title': times(() => search(['the', 'story', 'with the'][below(3)] ?? 'the')),
    'search: a word of every title, deep': times(() => search('story', { page: String(1 + below(2000)) })),
    'filter: category': times((title) => filter(category(title))),
    'filter: category, deep page': times((title) => filter(category(title), { page: 1 + below(400) })),
    'filter: category, by title': times((title) =>
      filter(category(title), { order_by: 'title', reverse: false }),
    ),
    'filter: category, by rating': times((title) => filter(category(title), { order_by: 'average_rating' })),
    'filter: category and genre': times((title) =>
      filter({ ...category(title), sub_category: title.genres.slice(0, 1) }),
    ),
    'filter: category and custom metadata': times((title) =>
      filter({ ...category(title), custom_metadata: [{ name: 'mood', value: title.moods[0] ?? '' }] }),
    ),
    'filter: custom metadata': times(({ moods }) =>
      filter({ custom_defined: [{ name: 'mood', value: moods[0] }] }),
    ),
    'filter: artist': times(({ artists }) => filter({ artists: artists.slice(0, 1) })),
    'filter: playlists': times(() => filter({ video_types: ['PLAYLIST'] })),
    'filter: everything': times(() => filter({})),
    'filter: everything, by title, deep': times(() =>
      filter({}, { order_by: 'title', page: 1 + below(4000) }),
    ),
    'filter: a thousand ids': times(() =>
      filter({ content_ids: Array.from({ length: 1000 }, () => `title-${below(titles.length)}`) }),
    ),
    'filter: category, by release': times((title) => filter(category(title), { order_by: 'release_time' })),
    'filter: category, length and year': times((title) =>
      filter({ ...category(title), system_defined: [fact('year', title.year), fact('free', 'true')] }),
    ),
    'facets: category': times((title) => facets(category(title))),
    'facets: category, one chosen': times((title) => facets(category(title), [fact('year', title.year)])),
    'facets: category, three chosen': times((title) =>
      facets(category(title), [
        fact('year', title.year),
        fact('free', 'true'),
        { type: 'custom_defined', name: 'mood', value: title.moods[0] ?? '' },
      ]),
    ),
    'facets: everything': times(() => facets({})),
    'rows: most played': times(() => ({ name: 'topTitles', query: { page_size: '10' } })),
    'filter: category, count only': times((title) => filter(category(title), { page_size: 0 })),
  };
}

function wordOf(title: string, below: (count: number) => number): string {
  const words = title.split(' ');
  return words[below(words.length)] ?? title;
}

function longWord({ es, about }: BenchTitle, below: (count: number) => number): string {
  const words = about.split(' ').filter((word) => word.length >= 8);
  return words[below(words.length)] ?? es;
}

/** One letter wrong, missing, extra or swapped with the next. */
function misspell(word: string, below: (count: number) => number): string {
  const at = below(word.length - 1);
  const [start, rest] = [word.slice(0, at), word.slice(at)];
  const letter = 'abcdefghijklmnopqrstuvwxyz'[below(26)] ?? 'x';
  const slips = [
    `${letter}${rest.slice(1)}`,
    rest.slice(1),
    `${letter}${rest}`,
    `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`,
  ];
  return `${start}${slips[below(4)] ?? rest}`;
}
