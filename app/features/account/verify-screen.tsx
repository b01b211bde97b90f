import { useLocation, useNavigate } from '@remix-run/react';
import { CircleCheck, CircleX } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { AuthPage } from './auth-page.tsx';
import { REDIRECT_SECONDS } from './constants.ts';
import { useCountdown } from './use-countdown.ts';
import type { Verification } from './verify-email.ts';
import styles from './verify-screen.module.css';

/** What became of an address's verification, and the way home after ten seconds (viewer.md §2). */
export function VerifyScreen({ verification }: { verification: Verification }) {
  const { t } = useTranslation('auth');
  const isVerified = verification.kind === 'verified';
  const Icon = isVerified ? CircleCheck : CircleX;
  return (
    <AuthPage
      title={t(isVerified ? 'verified_title' : 'verify_failed_title')}
      icon={<Icon className={styles.icon} data-verified={isVerified || undefined} aria-hidden="true" />}
    >
      <div className={styles.body}>
        <p className={styles.text}>{useWords(verification)}</p>
        <div className={styles.actions}>
          <LinkButton to={paths.homeAlias()} size="large" wide>
            {t('ok')}
          </LinkButton>
          <SecondWay kind={verification.kind} />
        </div>
        <WayHome />
      </div>
    </AuthPage>
  );
}

/** A new mail where the link is over, the same link once more where nobody could say. */
function SecondWay({ kind }: { kind: Verification['kind'] }) {
  const { t } = useTranslation('auth');
  const { pathname } = useLocation();
  if (kind === 'verified') return null;
  const mayStillWork = kind === 'unavailable';
  return (
    <LinkButton
      to={mayStillWork ? pathname : paths.profile()}
      reloadDocument={mayStillWork}
      variant="secondary"
      size="large"
      wide
    >
      {t(mayStillWork ? 'try_again' : 'to_profile')}
    </LinkButton>
  );
}

function useWords(verification: Verification): string {
  const { t } = useTranslation('auth');
  switch (verification.kind) {
    case 'verified':
      return t('verified_text');
    case 'refused':
      return verification.text ?? t('verify_failed_text');
    case 'unavailable':
      return t('verify_unavailable');
  }
}

/**
 * Without scripts the browser itself leaves; a header would do so with scripts as well, wherever on the site the viewer has
 * gone by then.
 */
function WayHome() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const goHome = useCallback(() => navigate(paths.homeAlias(), { replace: true }), [navigate]);
  const { left, isStopped, stop } = useCountdown(REDIRECT_SECONDS, goHome);
  return (
    <div className={styles.wayHome}>
      <noscript>
        <meta httpEquiv="refresh" content={`${REDIRECT_SECONDS};url=${paths.homeAlias()}`} />
      </noscript>
      {isStopped ? null : <p role="timer">{t('home_in', { count: left })}</p>}
      {isHydrated && !isStopped ? (
        <Button variant="quiet" size="small" onClick={stop}>
          {t('stay_here')}
        </Button>
      ) : null}
    </div>
  );
}
