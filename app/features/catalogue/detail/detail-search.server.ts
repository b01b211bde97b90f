import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { MAX_LIST_PAGE } from '#app/services/page.ts';

const PageSchema = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,2}$/),
  v.transform(Number),
  v.maxValue(MAX_LIST_PAGE),
);

const SeasonSchema = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number));

/** The search parameters of a detail page. Unreadable ones are ignored. */
export interface DetailSearch<Tab extends string> {
  tab: Tab;
  /** Of the tab's list, from 1. */
  page: number;
  /** A comment to show alone with its replies. */
  thread: string | null;
  /** Every item of a long list, not just the first. */
  showsAll: boolean;
  /** Of a series. */
  season: number | null;
  /** viewer.md §2: `?watch=true` starts playback. */
  watches: boolean;
}

/** `tabs` are the page's own; the first is what it opens with. */
export function toDetailSearch<Tab extends string>(
  requestUrl: string,
  tabs: readonly [Tab, ...Tab[]],
): DetailSearch<Tab> {
  const { searchParams } = new URL(requestUrl);
  return {
    tab: tabs.find((tab) => tab === searchParams.get('tab')) ?? tabs[0],
    page: v.parse(v.fallback(PageSchema, 1), searchParams.get('page')),
    thread: v.parse(v.fallback(v.nullable(IdSchema), null), searchParams.get('thread')),
    showsAll: searchParams.get('all') === 'true',
    season: v.parse(v.fallback(v.nullable(SeasonSchema), null), searchParams.get('season')),
    watches: searchParams.get('watch') === 'true',
  };
}
