import { useLocation, useRevalidator } from '@remix-run/react';
import CircleArrowLeft from 'lucide-react/icons/circle-arrow-left';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { CardActions, CardPage } from '#app/ui/components/card-page/card-page.tsx';
import { RedirectCountdown } from '#app/ui/components/redirect-countdown/redirect-countdown.tsx';
import type { PaymentStatus } from './capture-payment.ts';
import styles from './status-screen.module.css';
import { useStatusPolling } from './use-status-polling.ts';

const TONES = { captured: 'good', failed: 'bad', open: 'plain', left: 'plain' } as const;
const ICONS = { captured: CircleCheck, failed: CircleX, open: Hourglass, left: CircleArrowLeft };

/** Without scripts the page reloads itself after this time. */
const RELOAD_SECONDS = 8;

/** What became of a payment, and the way on. */
export function StatusScreen({ status, title }: { status: PaymentStatus; title: string }) {
  const Icon = ICONS[status.kind];
  useStatusPolling(status.kind);
  return (
    <CardPage
      title={title}
      text={useWords(status)}
      icon={<Icon aria-hidden="true" />}
      status={TONES[status.kind]}
    >
      {wayOn(status)}
    </CardPage>
  );
}

function wayOn(status: PaymentStatus): ReactNode {
  switch (status.kind) {
    case 'captured':
      return <Done redirectTo={status.redirectTo} />;
    case 'failed':
      return <Failed {...status} />;
    case 'open':
      return <Open />;
    case 'left':
      return <Left {...status} />;
  }
}

function useWords(status: PaymentStatus): string {
  const { t } = useTranslation('checkout');
  if (status.kind === 'failed') return status.text ?? t('failed_text');
  return t(`${status.kind}_text`);
}

/**
 * The links are hard navigations, and the page revalidates: its site chrome was rendered while the payment
 * was still being captured.
 */
function Done({ redirectTo }: { redirectTo: string }) {
  const { t } = useTranslation('checkout');
  const { revalidate } = useRevalidator();
  const isRenewed = useRef(false);
  useEffect(() => {
    if (isRenewed.current) return;
    isRenewed.current = true;
    revalidate();
  }, [revalidate]);
  return (
    <>
      <CardActions>
        <LinkButton to={redirectTo} reloadDocument size="large" wide>
          {t('go_on')}
        </LinkButton>
        <LinkButton to={paths.transactions()} reloadDocument variant="secondary" size="large" wide>
          {t('see_transactions')}
        </LinkButton>
      </CardActions>
      <WayBack redirectTo={redirectTo} />
    </>
  );
}

function Failed({ redirectTo, retryPath }: { redirectTo: string; retryPath: string | null }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <CardActions>
        <LinkButton to={retryPath ?? paths.pricing()} size="large" wide>
          {t(retryPath ? 'pay_again' : 'choose_plan')}
        </LinkButton>
        <LinkButton to={redirectTo} reloadDocument variant="secondary" size="large" wide>
          {t('back_to_site')}
        </LinkButton>
      </CardActions>
      <WayBack redirectTo={redirectTo} />
    </>
  );
}

function WayBack({ redirectTo }: { redirectTo: string }) {
  const { t } = useTranslation('checkout');
  return (
    <RedirectCountdown
      to={redirectTo}
      text={(count) => t('taken_back_in', { count })}
      stayLabel={t('stay_here')}
      reloadDocument
    />
  );
}

function Open() {
  const { t } = useTranslation('checkout');
  const { pathname, search } = useLocation();
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(RELOAD_SECONDS)} />
      </noscript>
      <p className={styles.polling}>
        <span className={styles.pulse} />
        {t('asking_again')}
      </p>
      <CardActions>
        <LinkButton to={pathname + search} reloadDocument variant="secondary" size="large" wide>
          {t('ask_now')}
        </LinkButton>
        <LinkButton to={paths.homeAlias()} reloadDocument variant="quiet" wide>
          {t('back_to_site')}
        </LinkButton>
      </CardActions>
    </>
  );
}

function Left({ redirectTo, retryPath }: { redirectTo: string; retryPath: string | null }) {
  const { t } = useTranslation('checkout');
  const { pathname, search } = useLocation();
  return (
    <CardActions>
      <LinkButton to={retryPath ?? paths.pricing()} size="large" wide>
        {t(retryPath ? 'back_to_payment' : 'choose_plan')}
      </LinkButton>
      <LinkButton to={pathname + search} reloadDocument variant="secondary" size="large" wide>
        {t('ask_now')}
      </LinkButton>
      <LinkButton to={redirectTo} reloadDocument variant="quiet" wide>
        {t('back_to_site')}
      </LinkButton>
    </CardActions>
  );
}
