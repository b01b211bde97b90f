import { useTranslation } from 'react-i18next';
import type { WatchHead } from '#app/features/playback/hosts/watch-page/watch-view.ts';
import { useEndedToast } from '#app/features/playback/live/use-ended-toast.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { StageScreen } from './stage-screen.tsx';

/** After a stream. `hasTried`: the viewer came to play it, and has not watched it to its end. */
export function EndedScreen({ page, hasTried = false }: { page: WatchHead; hasTried?: boolean }) {
  const { t } = useTranslation('player');
  useEndedToast(hasTried);
  return (
    <StageScreen page={page}>
      <h2>{t('stream_ended_title')}</h2>
      <p>{t('stream_ended_text')}</p>
      <LinkButton to={page.backHref} variant="secondary">
        {t('back_to_title')}
      </LinkButton>
    </StageScreen>
  );
}
