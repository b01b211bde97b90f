import { useLocation, useRevalidator, useSearchParams } from '@remix-run/react';
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
import { PurchaseFacts } from './purchase-facts.tsx';
import type { PurchaseView } from './purchase-view.ts';
import { RELOAD_PARAM } from './reload-param.ts';
import styles from './status-screen.module.css';
import { useStatusPolling } from './use-status-polling.ts';

const TONES = { captured: 'good', failed: 'bad', open: 'plain', left: 'plain' } as const;
const ICONS = { captured: CircleCheck, failed: CircleX, open: Hourglass, left: CircleArrowLeft };

/** Without scripts the page reloads itself after this time. */
const RELOAD_SECONDS = 8;
/** And stops after about five minutes of a service that is down; the address counts. */
const MAX_FAILED_RELOADS = 38;

/** What became of a payment, and the way on. */
export function StatusScreen({ status, title }: { status: PaymentStatus; title: string }) {
  const { t } = useTranslation('checkout');
  const Icon = ICONS[status.kind];
  const words = useWords(status);
  const hasStoppedPolling = useStatusPolling(status);
  const failedReloads = useFailedReloads(status);
  const hasStopped = hasStoppedPolling || failedReloads > MAX_FAILED_RELOADS;
  return (
    <CardPage
      title={title}
      text={hasStopped ? t('stopped_text') : words}
      icon={<Icon aria-hidden="true" />}
      status={TONES[status.kind]}
    >
      {hasStopped ? <Stopped /> : wayOn(status, failedReloads)}
    </CardPage>
  );
}

/** Of a page without scripts, one after the other, with this one; 0 while the service responds. */
function useFailedReloads(status: PaymentStatus): number {
  const [params] = useSearchParams();
  if (status.kind !== 'open' || !status.isServiceDown) return 0;
  return Math.max(0, Math.trunc(Number(params.get(RELOAD_PARAM))) || 0) + 1;
}

function wayOn(status: PaymentStatus, failedReloads: number): ReactNode {
  switch (status.kind) {
    case 'captured':
      return <Done {...status} />;
    case 'failed':
      return <Failed {...status} />;
    case 'open':
      return <Open failedReloads={failedReloads} />;
    case 'left':
      return <Left {...status} />;
  }
}

function useWords(status: PaymentStatus): string {
  const { t } = useTranslation('checkout');
  if (status.kind === 'failed') return status.text ?? t('failed_text');
  if (status.kind === 'captured' && status.purchase?.isTrial) return t('trial_begun_text');
  return t(`${status.kind}_text`);
}

/**
 * The links are hard navigations, and the page revalidates: its site chrome was rendered while the payment
 * was still being captured.
 */
function Done({ redirectTo, purchase }: { redirectTo: string; purchase: PurchaseView | null }) {
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
      {purchase ? <PurchaseFacts purchase={purchase} /> : null}
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

function Open({ failedReloads }: { failedReloads: number }) {
  const { t } = useTranslation('checkout');
  const addressAfter = useReloadAddress();
  const next = failedReloads > 0 ? `;url=${addressAfter(failedReloads)}` : '';
  return (
    <>
      <noscript hidden>
        <meta httpEquiv="refresh" content={RELOAD_SECONDS + next} />
      </noscript>
      <p className={styles.polling}>
        <span className={styles.pulse} />
        {t('asking_again')}
      </p>
      <CardActions>
        <CheckNow />
        <LinkButton to={paths.homeAlias()} reloadDocument variant="quiet" wide>
          {t('back_to_site')}
        </LinkButton>
      </CardActions>
    </>
  );
}

/** The service has been down for minutes: the viewer decides when to look again. */
function Stopped() {
  const { t } = useTranslation('checkout');
  return (
    <CardActions>
      <CheckNow />
      <LinkButton to={paths.transactions()} reloadDocument variant="quiet" wide>
        {t('see_transactions')}
      </LinkButton>
    </CardActions>
  );
}

function CheckNow() {
  const { t } = useTranslation('checkout');
  return (
    <LinkButton to={useReloadAddress()(0)} reloadDocument variant="secondary" size="large" wide>
      {t('ask_now')}
    </LinkButton>
  );
}

/** This page's address after so many reloads that found the service down. */
function useReloadAddress(): (failedReloads: number) => string {
  const { pathname, search } = useLocation();
  return (failedReloads) => {
    const params = new URLSearchParams(search);
    if (failedReloads > 0) params.set(RELOAD_PARAM, String(failedReloads));
    else params.delete(RELOAD_PARAM);
    const query = params.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
}

function Left({ redirectTo, retryPath }: { redirectTo: string; retryPath: string | null }) {
  const { t } = useTranslation('checkout');
  return (
    <CardActions>
      <LinkButton to={retryPath ?? paths.pricing()} size="large" wide>
        {t(retryPath ? 'back_to_payment' : 'choose_plan')}
      </LinkButton>
      <CheckNow />
      <LinkButton to={redirectTo} reloadDocument variant="quiet" wide>
        {t('back_to_site')}
      </LinkButton>
    </CardActions>
  );
}
