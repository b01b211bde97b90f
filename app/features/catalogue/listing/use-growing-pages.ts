import { useFetcher, useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { backgroundHref } from '#app/features/links/load-in-background.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { joinPages, type ListPage } from './list-page.ts';
import { withParameter } from './list-query.ts';
import { leaveList, recallPages, rememberPages, takePlace } from './page-memory.ts';

/** Above the screen counts as seen: a viewer who jumps to the page's end has passed the mark too. */
const MARK_MARGIN = '1000000px 0px 0px';

// React complains about layout effects on the server, where nothing is laid out.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The part of a route's data that is the list; null where `loadInBackground` failed. */
type Growth<Item extends { id: string }> = { list: ListPage<Item> | null } | null;

/** For a list that viewers remove items from. The next page then follows the last item that is left. */
export interface RemovableList {
  /** The same function as long as its results are the same. */
  isLeft(id: string): boolean;
}

/** Names the title that a page of such a list follows. */
export const AFTER_PARAMETER = 'after';

/**
 * A list that grows by a page when `markRef`'s element comes into view. Its further pages are restored on
 * going back and after a reload, before the browser paints, so that the scroll position holds. One instance a
 * list URL.
 */
export function useGrowingPages<Item extends { id: string }>(
  first: ListPage<Item>,
  removable?: RemovableList,
) {
  const location = useLocation();
  const fetcher = useFetcher<Growth<Item>>();
  const [requested, setRequested] = useState(0);
  const [more, setMore] = useStoredPages(first, removable);
  const items = thinned(joinPages([first, ...more]), removable);
  const last = more.at(-1) ?? first;
  const { data, state } = fetcher;

  useBeforePaint(() => {
    const page = data?.list;
    if (page) setMore((before) => withPage(before, page, first.page));
  }, [data, first.page, setMore]);

  const hasFailed = state === 'idle' && requested === last.page + 1 && (data === null || data?.list === null);
  const isLoading = state !== 'idle';
  const loadNext = () => {
    if (isLoading || !last.hasMore) return;
    setRequested(last.page + 1);
    const search = withParameter(location.search, 'page', String(last.page + 1));
    const after = removable ? items.at(-1)?.id : undefined;
    const follows = after === undefined ? '' : `&${AFTER_PARAMETER}=${encodeURIComponent(after)}`;
    fetcher.load(backgroundHref({ pathname: location.pathname, search: search + follows }));
  };
  const markRef = useMark(last.hasMore && !isLoading && !hasFailed ? last.page : null, loadNext);
  return { items, last, isLoading, hasFailed, loadNext, markRef };
}

/** The pages after the first, stored under this visit of the list. */
function useStoredPages<Item extends { id: string }>(first: ListPage<Item>, removable?: RemovableList) {
  const { key: visit, pathname, search } = useLocation();
  const { i18n } = useTranslation();
  const list = `${i18n.language} ${pathname}${search}`;
  const wasHydrated = useRef(useHydrated());
  const place = useRef<number | null>(null);
  const recall = () => {
    const pages = recallPages<ListPage<Item>>(visit, list);
    return pages[0]?.page === first.page + 1 ? pages : [];
  };
  const state = useState<readonly ListPage<Item>[]>(() => (wasHydrated.current ? recall() : []));
  const [more, setMore] = state;

  useBeforePaint(() => {
    if (place.current !== null) scrollTo({ top: place.current, behavior: 'instant' });
    place.current = null;
  }, [more]);

  // A reloaded document begins as the server rendered it, with one page.
  useBeforePaint(() => {
    if (wasHydrated.current) return;
    const pages = recall();
    if (pages.length === 0) return;
    place.current = takePlace(visit);
    setMore(pages);
  }, []);

  useEffect(() => {
    const left = more.map((page) => ({ ...page, items: thinned(page.items, removable) }));
    rememberPages(visit, list, left);
    return leaveList;
  }, [visit, list, more, removable]);
  return state;
}

function thinned<Item extends { id: string }>(items: Item[], removable: RemovableList | undefined): Item[] {
  return removable ? items.filter(({ id }) => removable.isLeft(id)) : items;
}

/** Calls `onSeen` when the mark comes into view, once for each `round`; null waits. */
function useMark(round: number | null, onSeen: () => void): RefObject<HTMLSpanElement> {
  const ref = useRef<HTMLSpanElement>(null);
  const latest = useRef(onSeen);
  latest.current = onSeen;
  useEffect(() => {
    const mark = ref.current;
    if (!mark || round === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        latest.current();
      },
      { rootMargin: MARK_MARGIN },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [round]);
  return ref;
}

/** A reloaded page replaces the old one; the next one is appended; any other is stale. */
export function withPage<Page extends ListPage>(
  pages: readonly Page[],
  page: Page,
  firstPage: number,
): readonly Page[] {
  const index = page.page - firstPage - 1;
  if (index < 0 || index > pages.length || pages[index] === page) return pages;
  return [...pages.slice(0, index), page, ...pages.slice(index + 1)];
}
