import LoaderCircle from 'lucide-react/icons/loader-circle';
import Lock from 'lucide-react/icons/lock';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#app/features/toasts/show-toast.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';
import type { GatewayModel } from './checkout-model.ts';
import type { CheckoutTerms } from './checkout-terms.ts';
import { GatewayChooser } from './gateway-chooser.tsx';
import styles from './pay-form.module.css';
import { PayTerms } from './pay-terms.tsx';
import { usePayOnce } from './use-pay-once.ts';

/** Why a payment did not begin. */
export interface PayProblem {
  /** In the server's words, or null for our own. */
  text: string | null;
  key: string;
  gatewayId: string | null;
}

/** The way to the gateway: a form that is sent as it is, with and without scripts. */
export function PayForm({
  action,
  gateways,
  total,
  isFree,
  terms,
  problem,
}: {
  /** Carries everything that was chosen but the gateway. */
  action: string;
  gateways: readonly GatewayModel[];
  total: string;
  /** Nothing is to be paid, so no way to pay it is to be chosen. */
  isFree: boolean;
  /** What follows; null where it is not known. */
  terms: CheckoutTerms | null;
  problem: PayProblem | null;
}) {
  const { t } = useTranslation('checkout');
  const { isSent, onSubmit } = usePayOnce();
  const trialDays = terms?.kind === 'trial' ? terms.days : null;
  const words = problem && (problem.text ?? t(problem.key));
  useEffect(() => {
    if (words !== null) void showToast('error', words);
  }, [words]);
  return (
    <form method="post" action={action} className={styles.form} onSubmit={onSubmit}>
      {words === null ? null : <StatusLine kind="error">{words}</StatusLine>}
      {isFree ? (
        <input type="hidden" name="gateway" value={freeGatewayOf(gateways)} />
      ) : (
        <GatewayChooser gateways={gateways} chosenId={problem?.gatewayId ?? null} />
      )}
      {trialDays === null ? null : <input type="hidden" name="trial_days" value={trialDays} />}
      <Button
        type="submit"
        size="large"
        wide
        aria-disabled={isSent || undefined}
        icon={
          isSent ? (
            <LoaderCircle className={styles.spinner} aria-hidden="true" />
          ) : (
            <Lock aria-hidden="true" />
          )
        }
      >
        {isFree
          ? t('get_free')
          : trialDays === null
            ? t('pay', { total })
            : t('start_trial', { count: trialDays })}
      </Button>
      <PayTerms terms={terms} />
      <p className={styles.trust}>{t(isFree ? 'free_text' : trialDays === null ? 'trust' : 'trial_trust')}</p>
    </form>
  );
}

/** Any but Razorpay, whose checkout would open over our page. */
function freeGatewayOf(gateways: readonly GatewayModel[]): string | undefined {
  return (gateways.find(({ org }) => org !== 'Razorpay') ?? gateways[0])?.id;
}
