import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/button.tsx';
import { StageScreen } from './stage-screen.tsx';
import type { WatchPage } from './watch-view.ts';

export function EndedScreen({ page }: { page: WatchPage }) {
  const { t } = useTranslation('player');
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
