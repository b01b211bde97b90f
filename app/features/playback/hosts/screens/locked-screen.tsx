import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import type { Locked } from '#app/features/playback/access/locked.ts';
import { LockedBanner } from '#app/features/playback/access/locked-banner.tsx';
import type { WatchHead } from '#app/features/playback/hosts/watch-page/watch-view.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { StageScreen } from './stage-screen.tsx';

/** Not without a session or a plan: names what is needed, and leads there and back. */
export function LockedScreen({ page, locked }: { page: WatchHead; locked: Locked }) {
  const { t } = useTranslation('player');
  return (
    <StageScreen page={page} icon={<Lock aria-hidden="true" />}>
      {locked.kind === 'plan' ? <LockedBanner locked={locked} centred /> : <p>{t('locked_login')}</p>}
      {locked.kind === 'sign-in' || (locked.isGuest && !locked.offers) ? (
        <LinkButton to={locked.href} size="large">
          {t('sign_in_to_watch')}
        </LinkButton>
      ) : null}
      <LinkButton to={page.backHref} variant="quiet">
        {t('back_to_title')}
      </LinkButton>
    </StageScreen>
  );
}
