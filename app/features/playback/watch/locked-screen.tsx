import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/button.tsx';
import { StageScreen } from './stage-screen.tsx';
import type { WatchPage, WatchView } from './watch-view.ts';

type LockedView = Extract<WatchView, { kind: 'locked' }>;

/** Not without a session or a plan: says which, and leads there and back. */
export function LockedScreen({ page, view }: { page: WatchPage; view: LockedView }) {
  const { t } = useTranslation('player');
  return (
    <StageScreen page={page} icon={<Lock aria-hidden="true" />}>
      <p>{t(view.reason === 'login' ? 'locked_login' : 'locked_content')}</p>
      <Ways view={view} />
      <LinkButton to={page.backHref} variant="quiet">
        {t('back_to_title')}
      </LinkButton>
    </StageScreen>
  );
}

function Ways({ view }: { view: LockedView }) {
  const { t } = useTranslation('player');
  if (view.reason === 'login') {
    return (
      <LinkButton to={view.signInHref} size="large">
        {t('sign_in_to_watch')}
      </LinkButton>
    );
  }
  return (
    <>
      <LinkButton to={view.unlockHref} size="large">
        {t(view.reason === 'ticket' ? 'buy_ticket' : 'upgrade_to_watch')}
      </LinkButton>
      {view.signInHref ? (
        <LinkButton to={view.signInHref} variant="secondary">
          {t('sign_in_to_watch')}
        </LinkButton>
      ) : null}
    </>
  );
}
