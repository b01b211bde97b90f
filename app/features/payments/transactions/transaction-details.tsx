import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#app/lib/money.ts';
import { PeriodText } from './period-text.tsx';
import styles from './transaction-details.module.css';
import type { TransactionView } from './transaction-model.ts';
import { TransactionStatus } from './transaction-status.tsx';

/** What a payment was for and what it was made of, line by line. */
export function TransactionDetails({ transaction }: { transaction: TransactionView }) {
  const { t, i18n } = useTranslation('billing');
  const { name, number, isPaid, period, paidDate, refundedDate, currency } = transaction;
  const money = (amount: number) => formatMoney(amount, currency, i18n.language);
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        <Fact label={t('plan')}>
          <bdi>{name}</bdi>
        </Fact>
        <Fact label={t('status')}>
          <TransactionStatus {...transaction} />
        </Fact>
        {period ? (
          <Fact label={t(transaction.isTrial ? 'free_trial' : 'runs')}>
            <PeriodText {...period} />
          </Fact>
        ) : null}
        {isPaid ? null : <Fact label={t('paid_on')}>{t('not_paid')}</Fact>}
        {paidDate ? <Fact label={t('paid_on')}>{paidDate.minute}</Fact> : null}
        {refundedDate ? <Fact label={t('refunded_on')}>{refundedDate.minute}</Fact> : null}
        <Fact label={t('transaction_id')}>
          <bdi className={styles.number}>{number}</bdi>
        </Fact>
      </dl>
      <dl className={styles.amounts}>
        <Fact label={t('price')}>{money(transaction.price)}</Fact>
        <Fact label={t('discount')}>{money(0 - transaction.discount)}</Fact>
        <Fact label={t('tax')}>{money(transaction.tax)}</Fact>
        <Fact label={t('total')} isSum>
          {money(transaction.total)}
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ label, isSum, children }: { label: string; isSum?: boolean; children: ReactNode }) {
  return (
    <div className={styles.fact} data-sum={isSum || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
