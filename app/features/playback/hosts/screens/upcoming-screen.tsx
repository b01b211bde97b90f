import { useTranslation } from 'react-i18next';
import type { WatchHead } from '#app/features/playback/hosts/watch-page/watch-view.ts';
import { Countdown } from '#app/features/playback/live/countdown.tsx';
import { StartTime } from '#app/features/playback/live/start-time.tsx';
import { useRevalidate } from '#app/features/playback/live/use-revalidate.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
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
