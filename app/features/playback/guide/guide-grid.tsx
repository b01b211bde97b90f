import {
  type CSSProperties,
  type MutableRefObject,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { useFollowLinks } from '#app/ui/use-follow-links.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { GUIDE_PAGE_ROWS, ROW_PX } from './constants.ts';
import styles from './guide-grid.module.css';
import type { GuidePlace } from './guide-move.ts';
import { GuideRow } from './guide-row.tsx';
import { type GuideView, minuteOf } from './guide-view.ts';
import { useGuideKeys } from './use-guide-keys.ts';
import { useGuideRows } from './use-guide-rows.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useVisibleRange } from './use-visible-range.ts';
import type { VisibleRange } from './visible-range.ts';

/** How much of what is over stands before now when the guide opens. */
const BEFORE_NOW_MINUTES = 30;

/**
 * Channels by time. The server sends a page of rows as plain links; where scripts run it is one grid of all channels of
 * which only what is in sight is drawn, and keys move through it.
 */
export function GuideGrid({
  view,
  nowMs,
  lastFocus,
}: {
  view: GuideView;
  nowMs: number;
  /** Where the focus was when another grid stood here; null where it was elsewhere. */
  lastFocus: MutableRefObject<GuidePlace | null>;
}) {
  const { t } = useTranslation('channels');
  const isScripted = useHydrated();
  const scroller = useRef<HTMLDivElement>(null);
  const [openedAtMs] = useState(nowMs);
  const { channels, window, marks, page, chosen } = view;
  const offset = (page - 1) * GUIDE_PAGE_ROWS;
  const served: VisibleRange = {
    firstRow: offset,
    endRow: Math.min(channels.length, offset + GUIDE_PAGE_ROWS),
    fromMinute: Number.NEGATIVE_INFINITY,
    toMinute: Number.POSITIVE_INFINITY,
  };
  const seen = useVisibleRange(scroller, channels.length, served);
  const range = isScripted ? seen : served;
  const { programmesOf, askAgain } = useGuideRows(view, range);
  const { place, setPlace, goTo, onKeyDown } = useGuideKeys(scroller, view, programmesOf, nowMs);
  useKeptFocus(scroller, lastFocus, place.anchorMs, goTo, programmesOf);
  const followLinks = useFollowLinks();
  const retryHref = paths.channels({}, { view: 'guide', day: chosen, page: page > 1 ? page : null });
  const retry = useCallback(
    (row: number) => {
      askAgain(row);
      // What was pressed is gone in a moment, and the focus would be with it.
      goTo({ row, startMs: null, anchorMs: openedAtMs });
    },
    [askAgain, goTo, openedAtMs],
  );
  useOpenAtNow(scroller, view, nowMs);
  const minutes = minuteOf(window.endMs, window);
  const rowCount = isScripted ? channels.length : served.endRow - served.firstRow;
  const now = minuteOf(nowMs, window);
  const style = { '--minutes': minutes, '--rows': rowCount, '--now': now.toFixed(1) } as CSSProperties;
  return (
    <div className={styles.scroller} ref={scroller} style={style} data-guide-scroller="">
      <div className={styles.canvas}>
        <div className={styles.axis} aria-hidden="true">
          <span className={styles.corner} data-corner="">
            {t('channel')}
          </span>
          {marks
            .filter(({ minute }) => minute >= range.fromMinute && minute < range.toMinute)
            .map(({ minute, text }) => (
              <span
                key={minute}
                className={styles.mark}
                style={{ '--at': minute } as CSSProperties}
                data-figures
              >
                {text}
              </span>
            ))}
        </div>
        {now >= 0 && now < minutes ? <div className={styles.now} aria-hidden="true" /> : null}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: its role is a grid, where scripts run. */}
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: as above. */}
        <div
          className={styles.rows}
          role={isScripted ? 'grid' : 'group'}
          aria-rowcount={isScripted ? channels.length : undefined}
          aria-label={t('guide')}
          onClick={followLinks}
          onKeyDown={onKeyDown}
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
                nowMs={Math.floor(nowMs / 30_000) * 30_000}
                focused={place.row === row ? place : null}
                isScripted={isScripted}
                onFocus={setPlace}
                retryHref={retryHref}
                onRetry={retry}
              />
            ) : null;
          })}
        </div>
      </div>
    </div>
  );
}

/** What is in sight, and the row that has the focus, which would be lost with its element. */
function rowsOf({ firstRow, endRow }: VisibleRange, place: GuidePlace): number[] {
  const rows = Array.from({ length: Math.max(0, endRow - firstRow) }, (_, index) => firstRow + index);
  return rows.includes(place.row) ? rows : [...rows, place.row].sort((one, other) => one - other);
}

/** Today's guide opens at the present; other days at their beginning. */
function useOpenAtNow(scroller: RefObject<HTMLDivElement>, { window, page }: GuideView, nowMs: number) {
  const opensAt = useRef(minuteOf(nowMs, window) - BEFORE_NOW_MINUTES);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const style = getComputedStyle(element);
    const minutePx = Number.parseFloat(style.getPropertyValue('--minute')) || 4;
    const isToday =
      opensAt.current + BEFORE_NOW_MINUTES >= 0 && opensAt.current < minuteOf(window.endMs, window);
    const px = isToday ? Math.max(0, opensAt.current) * minutePx : 0;
    element.scrollLeft = style.direction === 'rtl' ? -px : px;
    element.scrollTop = (page - 1) * GUIDE_PAGE_ROWS * ROW_PX;
  }, [scroller, window, page]);
}
