import { useLocation } from '@remix-run/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { CardActions, CardPage } from '#app/ui/components/card-page/card-page.tsx';
import { RedirectCountdown } from '#app/ui/components/redirect-countdown/redirect-countdown.tsx';
import type { Verification } from './verify-email.ts';

/** What became of an address's verification, and the way home after ten seconds (viewer.md §2). */
export function VerifyScreen({ verification }: { verification: Verification }) {
  const { t } = useTranslation('auth');
  const isVerified = verification.kind === 'verified';
  const Icon = isVerified ? CircleCheck : CircleX;
  return (
    <CardPage
      title={t(isVerified ? 'verified_title' : 'verify_failed_title')}
      text={useWords(verification)}
      icon={<Icon aria-hidden="true" />}
      status={isVerified ? 'good' : 'bad'}
    >
      <CardActions>
        <LinkButton to={paths.homeAlias()} size="large" wide>
          {t('ok')}
        </LinkButton>
        <SecondWay kind={verification.kind} />
      </CardActions>
      <RedirectCountdown
        to={paths.homeAlias()}
        text={(count) => t('home_in', { count })}
        stayLabel={t('stay_here')}
      />
    </CardPage>
  );
}

/**
 * Offers a new mail where the link has expired, and the same link once more where the service was
 * unavailable.
 */
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
    case 'rejected':
      return verification.text ?? t('verify_failed_text');
    case 'unavailable':
      return verification.text ?? t('verify_unavailable');
  }
}
