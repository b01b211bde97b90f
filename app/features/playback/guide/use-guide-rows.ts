import { useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '#app/features/links/paths.ts';
import { fetchSiteJson } from '#app/services/site-json.ts';
import { GUIDE_PAGE_ROWS } from './constants.ts';
import type { GuideProgramme, GuideRow } from './guide-model.ts';
import type { GuideView } from './guide-view.ts';
import type { VisibleRange } from './visible-range.ts';

type Pages = ReadonlyMap<number, readonly GuideRow[]>;

/** Rows a page at a time, asked for when the viewer comes near. Undefined is on its way, null could not be had. */
export function useGuideRows(view: GuideView, range: VisibleRange) {
  const { chosen: day, page, rows } = view;
  const [pages, setPages] = useState<Pages>(() => new Map([[page, rows]]));
  const asked = useRef(new Set([page]));
  const { firstRow, endRow } = range;

  useEffect(() => {
    const first = pageOf(firstRow);
    const last = pageOf(Math.max(firstRow, endRow - 1));
    for (let number = first; number <= last; number++) {
      if (asked.current.has(number)) continue;
      asked.current.add(number);
      const path = paths.guideRows({ day, page: String(number) });
      fetchSiteJson(path).then(
        // Our own loader's answer (routes/resources/guide-rows.ts).
        (answer) => setPages((known) => new Map(known).set(number, (answer as { rows: GuideRow[] }).rows)),
        () => asked.current.delete(number),
      );
    }
  }, [day, firstRow, endRow]);

  return useCallback(
    (row: number): readonly GuideProgramme[] | null | undefined =>
      pages.get(pageOf(row))?.[row % GUIDE_PAGE_ROWS]?.programmes,
    [pages],
  );
}

function pageOf(row: number): number {
  return Math.floor(row / GUIDE_PAGE_ROWS) + 1;
}
