import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#app/lib/calendar-days.server.ts';
import { formatShortDay } from '#app/lib/time-text.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import styles from './day-strip.module.css';

/** The seven days as links, today first. */
export function DayStrip({
  days,
  chosen,
  hrefOf,
}: {
  days: readonly CalendarDay[];
  chosen: CalendarDay;
  hrefOf(day: CalendarDay): string;
}) {
  const { t } = useTranslation('channels');
  const nameOf = useDayName();
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && current) {
      strip.current.scrollLeft = current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2;
    }
  }, []);
  return (
    <nav aria-label={t('days')} className={styles.strip} ref={strip}>
      {days.map((day, index) => (
        <Link
          key={day}
          to={hrefOf(day)}
          className={styles.day}
          aria-current={day === chosen ? 'date' : undefined}
          preventScrollReset
          replace
        >
          <time dateTime={day}>{nameOf(day, index)}</time>
        </Link>
      ))}
    </nav>
  );
}

/** "Today", "Yesterday", then weekday and date (viewer.md §2). */
function useDayName(): (day: CalendarDay, index: number) => string {
  const { t, i18n } = useTranslation('channels');
  return (day, index) => {
    if (index === 0) return t('today');
    return index === 1 ? t('yesterday') : formatShortDay(day, i18n.language);
  };
}
