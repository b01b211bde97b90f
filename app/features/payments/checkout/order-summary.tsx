import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { IconLink } from '#app/ui/components/button/icon-button.tsx';
import type { OrderModel } from './checkout-model.ts';
import styles from './order-summary.module.css';

/** What is bought and what it costs, line by line down to what will be charged. */
export function OrderSummary({ order, withoutDiscount }: { order: OrderModel; withoutDiscount: string }) {
  const { t } = useTranslation('checkout');
  const { discount } = order;
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
        {order.tax === null ? null : <Line label={t('tax')} amount={order.tax} />}
        <div className={styles.line} data-kind="total">
          <dt>{t('total')}</dt>
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
