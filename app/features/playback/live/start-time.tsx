// chunk: playback

import { useTranslation } from 'react-i18next';
import { formatDay, formatTime } from '#app/lib/time-text.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';

/** In the viewer's zone once it is known; the server's HTML has UTC, and names it. */
export function StartTime({ startsAt }: { startsAt: string }) {
  const { t, i18n } = useTranslation('player');
  const isScripted = useHydrated();
  const zone = isScripted ? { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {};
  const time = `${formatDay(startsAt, i18n.language, zone)}, ${formatTime(startsAt, i18n.language, zone)}`;
  return <time dateTime={startsAt}>{t('starts_at', { time: isScripted ? time : `${time} UTC` })}</time>;
}
