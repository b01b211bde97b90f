import { useTranslation } from 'react-i18next';
import { formatShortDay } from '#app/lib/dates.ts';
import type { CalendarDay } from '#app/lib/time-zones.ts';

/** "Today", "Yesterday", then weekday and date (viewer.md §2). */
export function useDayName(): (day: CalendarDay, index: number) => string {
  const { t, i18n } = useTranslation('channels');
  return (day, index) => {
    if (index === 0) return t('today');
    return index === 1 ? t('yesterday') : formatShortDay(day, i18n.language);
  };
}
