import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import { useTranslation } from 'react-i18next';
import type { GatewayModel } from './checkout-model.ts';
import styles from './gateway-chooser.module.css';

/** Lists the gateways with the first selected; a single one is used without a choice. */
export function GatewayChooser({
  gateways,
  chosenId,
}: {
  gateways: readonly GatewayModel[];
  /** What was sent last. */
  chosenId: string | null;
}) {
  const { t } = useTranslation('checkout');
  const [first] = gateways;
  if (gateways.length === 1 && first) {
    return (
      <div className={styles.only}>
        <input type="hidden" name="gateway" value={first.id} />
        <GatewayWords {...first} />
      </div>
    );
  }
  const chosen = gateways.some(({ id }) => id === chosenId) ? chosenId : first?.id;
  return (
    <fieldset className={styles.chooser}>
      <legend className={styles.legend}>{t('how_to_pay')}</legend>
      {gateways.map((gateway) => (
        <label key={gateway.id} className={styles.gateway}>
          <input
            type="radio"
            name="gateway"
            value={gateway.id}
            defaultChecked={gateway.id === chosen}
            required
            className={styles.radio}
          />
          <GatewayWords {...gateway} />
        </label>
      ))}
    </fieldset>
  );
}

function GatewayWords({ org, endsPlan }: GatewayModel) {
  const { t } = useTranslation('checkout');
  const Icon = org === 'PayPal' ? Wallet : CreditCard;
  const isOverPage = org === 'Razorpay';
  return (
    <>
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{org}</bdi>
        </span>
        <span className={styles.hint}>
          {t(isOverPage ? 'gateway_over_page' : 'gateway_own_page', { org })}
        </span>
        {endsPlan ? <span className={styles.hint}>{t('gateway_ends_plan', { org })}</span> : null}
        {isOverPage ? <span className={styles.needsScripts}>{t('razorpay_needs_scripts')}</span> : null}
      </span>
      <Icon aria-hidden="true" />
    </>
  );
}
