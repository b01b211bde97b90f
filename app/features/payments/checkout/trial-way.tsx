import { useTranslation } from 'react-i18next';
import { Link } from '#app/ui/components/link/link.tsx';
import { type CheckoutAddress, checkoutPath } from './checkout-address.ts';
import type { Checkout } from './load-checkout.server.ts';
import styles from './trial-way.module.css';

/** From the trial to paying now, for gateways and vouchers that it has no use for, and back. */
export function TrialWay({
  checkout: { terms, isTrialLeft },
  planId,
  address,
}: {
  checkout: Pick<Checkout, 'terms' | 'isTrialLeft'>;
  planId: string;
  address: CheckoutAddress;
}) {
  const { t } = useTranslation('checkout');
  const isTrial = terms?.kind === 'trial';
  if (!isTrial && !isTrialLeft) return null;
  const plain = { ...address, code: '', discountId: null };
  return (
    <p className={styles.way}>
      {isTrial && terms.otherOrgs ? `${t('trial_not_with', { orgs: terms.otherOrgs })} ` : null}
      <Link className={styles.link} to={checkoutPath(planId, { ...plain, withoutTrial: isTrial })}>
        {t(isTrial ? 'pay_without_trial' : 'take_trial')}
      </Link>
    </p>
  );
}
