import {
  type CSSProperties,
  type MutableRefObject,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { useFollowLinks } from '#app/ui/hooks/use-follow-links.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { GUIDE_PAGE_ROWS, NOW_LINE_STEP_MS } from './constants.ts';
import { GuideAxis } from './guide-axis.tsx';
import styles from './guide-grid.module.css';
import type { GuidePlace } from './guide-move.ts';
import { GuideRow } from './guide-row.tsx';
import { type GuideView, minuteOf } from './guide-view.ts';
import { useGuideKeys } from './use-guide-keys.ts';
import { useGuideRows } from './use-guide-rows.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import { type GuideScroll, initialRange, useRestoredScroll } from './use-restored-scroll.ts';
import { useVisibleRange } from './use-visible-range.ts';
import type { VisibleRange } from './visible-range.ts';

interface GuideGridProps {
  view: GuideView;
  nowMs: number;
  /** Where the focus was in the previous grid; null where it was elsewhere. */
  lastFocus: MutableRefObject<GuidePlace | null>;
  /** What of that grid was in sight. */
  lastScroll: MutableRefObject<GuideScroll | null>;
}

/**
 * Channels by time. The server sends a page of rows as plain links; where scripts run it is one grid of all
 * channels of which only what is in sight is drawn, and keys move through it.
 */
export function GuideGrid({ view, nowMs, lastFocus, lastScroll }: GuideGridProps) {
  const { t } = useTranslation('channels');
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useGuideGrid(scroller, { view, nowMs, lastFocus, lastScroll });
  const { range, served, isScripted } = grid;
  const { channels, window, marks } = view;
  const rowCount = isScripted ? channels.length : served.endRow - served.firstRow;
  // In steps, because all visible styles are computed anew when the line moves.
  const steppedMs = Math.floor(nowMs / NOW_LINE_STEP_MS) * NOW_LINE_STEP_MS;
  const isToday = nowMs >= window.startMs && nowMs < window.endMs;
  const nowMinute = isToday ? Math.max(0, minuteOf(steppedMs, window)) : null;
  const style = { '--minutes': minuteOf(window.endMs, window), '--rows': rowCount } as CSSProperties;
  return (
    <div className={styles.scroller} ref={scroller} style={style} data-guide-scroller="">
      <div className={styles.canvas}>
        <GuideAxis
          marks={marks}
          nowMinute={nowMinute}
          fromMinute={range.fromMinute}
          toMinute={range.toMinute}
          t={t}
        />
        <GuideRows view={view} grid={grid} nowMs={steppedMs} nowMinute={nowMinute} />
      </div>
    </div>
  );
}

type Grid = ReturnType<typeof useGuideGrid>;

/** What of the guide is drawn, its programmes, and the focus in it. */
function useGuideGrid(
  scroller: RefObject<HTMLDivElement>,
  { view, nowMs, lastFocus, lastScroll }: GuideGridProps,
) {
  const isScripted = useHydrated();
  const [openedAtMs] = useState(nowMs);
  const { channels, page } = view;
  const offset = (page - 1) * GUIDE_PAGE_ROWS;
  const served: VisibleRange = {
    firstRow: offset,
    endRow: Math.min(channels.length, offset + GUIDE_PAGE_ROWS),
    fromMinute: Number.NEGATIVE_INFINITY,
    toMinute: Number.POSITIVE_INFINITY,
  };
  const seen = useVisibleRange(scroller, channels.length, () =>
    isScripted ? initialRange(lastScroll.current, served, view, nowMs) : served,
  );
  const range = isScripted ? seen : served;
  const { programmesOf, retryRow } = useGuideRows(view, range);
  const { place, goTo, onKeyDown, onFocus } = useGuideKeys(scroller, view, programmesOf, nowMs);
  useRestoredFocus(scroller, lastFocus, place.anchorMs, goTo, programmesOf);
  const retry = useCallback(
    (row: number) => {
      retryRow(row);
      // The clicked button unmounts in a moment, and the focus would be lost with it.
      goTo({ row, startMs: null, anchorMs: openedAtMs });
    },
    [retryRow, goTo, openedAtMs],
  );
  useRestoredScroll(scroller, lastScroll, view, nowMs, range);
  return { isScripted, served, range, programmesOf, place, onKeyDown, onFocus, retry };
}

function GuideRows({
  view: { channels, window, page, chosen },
  grid: { isScripted, served, range, programmesOf, place, onKeyDown, onFocus, retry },
  nowMs,
  nowMinute,
}: {
  view: GuideView;
  grid: Grid;
  nowMs: number;
  nowMinute: number | null;
}) {
  const { t } = useTranslation('channels');
  const followLinks = useFollowLinks();
  const retryHref = paths.channels({}, { view: 'guide', day: chosen, page: page > 1 ? page : null });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is a grid, where scripts run.
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: as above.
    <div
      className={styles.rows}
      style={{ '--now': nowMinute ?? undefined } as CSSProperties}
      data-now={nowMinute !== null || undefined}
      role={isScripted ? 'grid' : 'group'}
      aria-rowcount={isScripted ? channels.length : undefined}
      aria-label={t('guide')}
      onClick={followLinks}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {rowsOf(range, place).map((row) => {
        const channel = channels[row];
        return channel ? (
          <GuideRow
            key={channel.id}
            row={row}
            top={isScripted ? row : row - served.firstRow}
            channel={channel}
            programmes={programmesOf(row)}
            fromMinute={range.fromMinute}
            toMinute={range.toMinute}
            window={window}
            nowMs={nowMs}
            focusedMs={place.row === row ? place.startMs : undefined}
            isScripted={isScripted}
            retryHref={retryHref}
            onRetry={retry}
            t={t}
          />
        ) : null;
      })}
    </div>
  );
}

/** What is in sight, and the row that has the focus, which would be lost with its element. */
function rowsOf({ firstRow, endRow }: VisibleRange, place: GuidePlace): number[] {
  const rows = Array.from({ length: Math.max(0, endRow - firstRow) }, (_, index) => firstRow + index);
  return rows.includes(place.row) ? rows : [...rows, place.row].sort((one, other) => one - other);
}
