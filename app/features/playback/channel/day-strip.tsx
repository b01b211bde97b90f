import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#app/lib/time-zones.ts';
import styles from './day-strip.module.css';
import { useDayName } from './use-day-name.ts';

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
