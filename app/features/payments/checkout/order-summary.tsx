import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { IconLink } from '#app/ui/components/button/icon-button.tsx';
import type { OrderModel } from './checkout-model.ts';
import type { CheckoutTerms } from './checkout-terms.ts';
import styles from './order-summary.module.css';

/** What is bought and what it costs, line by line down to what will be charged. */
export function OrderSummary({
  order,
  terms,
  withoutDiscount,
}: {
  order: OrderModel;
  terms: CheckoutTerms | null;
  withoutDiscount: string;
}) {
  const { t } = useTranslation('checkout');
  const { discount, taxRate } = order;
  const trial = terms?.kind === 'trial' ? terms : null;
  return (
    <div className={styles.summary}>
      <div className={styles.plan}>
        <h2 className={styles.name}>{order.planName}</h2>
        {order.durationDays === null ? null : (
          <p className={styles.duration}>{t('days', { count: order.durationDays })}</p>
        )}
        {order.description ? <p className={styles.description}>{order.description}</p> : null}
      </div>
      <dl className={styles.lines}>
        <Line label={t('plan_amount')} amount={order.planAmount} />
        {discount ? (
          <div className={styles.line} data-kind="discount">
            <dt>
              {discount.name ? t('discount_named', { name: discount.name }) : t('discount')}
              <IconLink
                to={withoutDiscount}
                replace
                preventScrollReset
                label={t('remove_discount')}
                icon={<X aria-hidden="true" />}
              />
            </dt>
            <dd>{discount.amount}</dd>
          </div>
        ) : null}
        {order.tax === null ? null : (
          <Line label={taxRate ? t('tax_of', { rate: taxRate }) : t('tax')} amount={order.tax} />
        )}
        {trial ? <Line label={t('then_on', { date: trial.date })} amount={trial.amount} /> : null}
        <div className={styles.line} data-kind="total">
          <dt>{t(trial ? 'total_today' : 'total')}</dt>
          <dd>{order.total}</dd>
        </div>
      </dl>
    </div>
  );
}

function Line({ label, amount }: { label: string; amount: string }) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
