import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { useMarkSeen } from '#app/ui/hooks/use-mark-seen.ts';
import styles from './scroller.module.css';

/**
 * A row that scrolls under the finger and snaps. The screen's edge cuts the last item to show that there is
 * more; where scripts run, arrows at the row's ends page by what is visible. Children are `<li>`.
 */
export function Scroller({
  label,
  previousLabel,
  nextLabel,
  fit = 'wide',
  children,
}: {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /**
   * How many items are visible: wide and round 5/3/2 (on wide, medium and small screens), broad 4/3/2, triple 3/3/2,
   * poster 7/5/3; own where each item has a width of its own.
   */
  fit?: 'wide' | 'broad' | 'triple' | 'round' | 'poster' | 'own' | undefined;
  children: ReactNode;
}) {
  const ref = useRef<HTMLUListElement>(null);
  const hydrated = useHydrated();
  const ends = useEnds(ref);
  useMarkSeen(ref);
  const page = (direction: 1 | -1) => {
    const row = ref.current;
    if (!row) return;
    const sign = getComputedStyle(row).direction === 'rtl' ? -direction : direction;
    row.scrollBy({ left: sign * row.clientWidth * 0.88, behavior: 'smooth' });
  };
  return (
    <div className={styles.scroller}>
      <ul className={styles.row} ref={ref} data-fit={fit} aria-label={label} onFocus={revealItem}>
        {children}
      </ul>
      {hydrated ? (
        <>
          <button
            type="button"
            className={styles.arrow}
            data-end="start"
            aria-label={previousLabel}
            disabled={ends.atStart}
            onClick={() => page(-1)}
          >
            <ChevronLeft aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles.arrow}
            data-end="end"
            aria-label={nextLabel}
            disabled={ends.atEnd}
            onClick={() => page(1)}
          >
            <ChevronRight aria-hidden="true" />
          </button>
        </>
      ) : null}
    </div>
  );
}

/**
 * Browsers do not scroll to a focused item that the screen's edge cuts. A click must not move its own target.
 */
function revealItem({ target, currentTarget }: FocusEvent) {
  const item = target.closest('li');
  if (!item || !target.matches(':focus-visible')) return;
  const { left, right } = item.getBoundingClientRect();
  const row = currentTarget.getBoundingClientRect();
  // Anywhere else than at its start the row would snap back.
  if (left < row.left || right > row.right) item.scrollIntoView({ block: 'nearest', inline: 'start' });
}

/** An arrow that led to the row's end goes; the item there has the focus then. */
function takeFocusFromArrow(row: HTMLElement, item: Element) {
  const arrow = document.activeElement;
  if (arrow?.parentElement !== row.parentElement || !(arrow instanceof HTMLButtonElement)) return;
  const isItsArrow = (arrow.dataset.end === 'start') === (item === row.firstElementChild);
  if (isItsArrow) item.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}

/**
 * Whether the first and the last item are in view; watched, not measured, so that scrolling costs no layout.
 */
function useEnds(ref: React.RefObject<HTMLUListElement>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });
  useEffect(() => {
    const row = ref.current;
    const first = row?.firstElementChild;
    const last = row?.lastElementChild;
    if (!row || !first || !last) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio > 0.9) takeFocusFromArrow(row, target);
        }
        setEnds((before) => {
          const next = { ...before };
          for (const { target, intersectionRatio } of entries) {
            if (target === first) next.atStart = intersectionRatio > 0.9;
            if (target === last) next.atEnd = intersectionRatio > 0.9;
          }
          return next;
        });
      },
      { root: row, threshold: [0, 0.9, 1] },
    );
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [ref]);
  return ends;
}
