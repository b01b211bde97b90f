import { useTranslation } from 'react-i18next';
import type { PurchaseView } from './purchase-view.ts';
import styles from './status-screen.module.css';

/** What was bought, for how much, and what comes next. */
export function PurchaseFacts({ purchase }: { purchase: PurchaseView }) {
  const { t } = useTranslation('checkout');
  const { plan, amount, endDay, nextAmount, isTrial } = purchase;
  return (
    <ul className={styles.facts}>
      <li>
        <strong>
          <bdi>{plan}</bdi>
        </strong>
      </li>
      <li>{isTrial ? t('paid_today', { amount }) : t('paid_amount', { amount })}</li>
      {endDay && nextAmount ? (
        <li>
          {isTrial
            ? t('terms_trial', { date: endDay, amount: nextAmount })
            : t('terms_renews', { date: endDay, amount: nextAmount })}
        </li>
      ) : null}
      {endDay && !nextAmount ? <li>{t('terms_ends', { date: endDay })}</li> : null}
    </ul>
  );
}
