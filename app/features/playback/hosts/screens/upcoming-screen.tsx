import { useTranslation } from 'react-i18next';
import type { WatchHead } from '#app/features/playback/hosts/watch-page/watch-view.ts';
import { Countdown } from '#app/features/playback/live/countdown.tsx';
import { useRevalidate } from '#app/features/playback/live/use-revalidate.ts';
import { formatDay, formatTime } from '#app/lib/time-text.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { StageScreen } from './stage-screen.tsx';

/** Before a live stream: a countdown, at whose end the page revalidates and plays. */
export function UpcomingScreen({ page, startsAt }: { page: WatchHead; startsAt: string }) {
  const { t } = useTranslation('player');
  const revalidate = useRevalidate();
  return (
    <StageScreen page={page}>
      <p>{t('going_live_in')}</p>
      <Countdown until={startsAt} serverNowMs={page.serverNowMs} onZero={revalidate} />
      <StartTime startsAt={startsAt} />
      <LinkButton to={page.backHref} variant="quiet">
        {t('back_to_title')}
      </LinkButton>
    </StageScreen>
  );
}

/** In the viewer's zone once it is known; the server's HTML has UTC. */
function StartTime({ startsAt }: { startsAt: string }) {
  const { t, i18n } = useTranslation('player');
  const isScripted = useHydrated();
  const zone = isScripted ? { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {};
  const time = `${formatDay(startsAt, i18n.language, zone)}, ${formatTime(startsAt, i18n.language, zone)}`;
  return <time dateTime={startsAt}>{t('starts_at', { time: isScripted ? time : `${time} UTC` })}</time>;
}
