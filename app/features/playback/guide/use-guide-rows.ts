import { useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '#app/features/links/paths.ts';
import { fetchSiteJson } from '#app/services/site-json.ts';
import { GUIDE_PAGE_ROWS } from './constants.ts';
import type { GuideProgramme, GuideRow } from './guide-model.ts';
import type { GuideView } from './guide-view.ts';
import type { VisibleRange } from './visible-range.ts';

interface GuidePage {
  /** Null where none of them could be had. */
  rows: readonly GuideRow[] | null;
  isOnItsWay: boolean;
}

/** Rows a page at a time, fetched when the viewer comes near; failed rows are fetched again on demand. */
export function useGuideRows(view: GuideView, range: VisibleRange) {
  const { chosen: day, page, rows } = view;
  const [pages, setPages] = useState<ReadonlyMap<number, GuidePage>>(
    () => new Map([[page, { rows, isOnItsWay: false }]]),
  );
  const requestedPages = useRef(new Set([page]));
  const { firstRow, endRow } = range;

  const fetchPage = useCallback(
    (number: number) => {
      const put = (rows: GuidePage['rows'], isOnItsWay: boolean) =>
        setPages((known) =>
          new Map(known).set(number, { rows: rows ?? known.get(number)?.rows ?? null, isOnItsWay }),
        );
      put(null, true);
      fetchSiteJson(paths.guideRows({ day, page: String(number) })).then(
        // Our own loader's answer (routes/resources/guide-rows.ts).
        (response) => put((response as { rows: GuideRow[] }).rows, false),
        () => put(null, false),
      );
    },
    [day],
  );

  useEffect(() => {
    const last = pageOf(Math.max(firstRow, endRow - 1));
    for (let number = pageOf(firstRow); number <= last; number++) {
      if (requestedPages.current.has(number)) continue;
      requestedPages.current.add(number);
      fetchPage(number);
    }
  }, [fetchPage, firstRow, endRow]);

  /** Undefined is on its way, null could not be had. */
  const programmesOf = useCallback(
    (row: number): readonly GuideProgramme[] | null | undefined => {
      const known = pages.get(pageOf(row));
      const programmes = known?.rows?.[row % GUIDE_PAGE_ROWS]?.programmes;
      return programmes ?? (known && !known.isOnItsWay ? null : undefined);
    },
    [pages],
  );
  const retryRow = useCallback((row: number) => fetchPage(pageOf(row)), [fetchPage]);
  return { programmesOf, retryRow };
}

function pageOf(row: number): number {
  return Math.floor(row / GUIDE_PAGE_ROWS) + 1;
}
