import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '#app/lib/dates.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';

/** How a page writes moments: the zone is the server's guess until scripts know better. */
export interface Clock {
  now: string;
  timeZone: string;
  dateFormat: string;
}

/** Writes moments in the viewer's language and zone, by the brand's order of day, month and year. */
export function useDateFormats({ timeZone, dateFormat }: Clock) {
  const { t, i18n } = useTranslation('billing');
  const isScripted = useHydrated();
  const zone = { timeZone: isScripted ? Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone };
  const day = (moment: string) => formatDate(moment, dateFormat, i18n.language, zone);
  /** To the minute: what ends then ends in its very first second. */
  const minute = (moment: string) =>
    t('date_and_time', { date: day(moment), time: formatTime(moment, i18n.language, zone) });
  return { day, minute };
}
