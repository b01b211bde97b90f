import { useTranslation } from 'react-i18next';
import { TransactionList } from './transaction-list.tsx';
import type { TransactionView } from './transaction-model.ts';
import styles from './unfinished-payments.module.css';

/** Tries that came to nothing are no payments, and yet can be looked up. */
export function UnfinishedPayments({ transactions }: { transactions: readonly TransactionView[] }) {
  const { t } = useTranslation('billing');
  if (transactions.length === 0) return null;
  const label = t('unfinished');
  return (
    <details className={styles.unfinished}>
      <summary>{label}</summary>
      <TransactionList transactions={transactions} label={label} />
    </details>
  );
}
