import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/components/button/button.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import styles from './receipt.module.css';
import { TransactionDetails } from './transaction-details.tsx';
import type { TransactionView } from './transaction-model.ts';

/** One sheet of paper: the brand, whom it is for, what was paid. */
export function Receipt({
  transaction,
  brand,
  payer,
}: {
  transaction: TransactionView;
  brand: string;
  payer: { name: string; email: string };
}) {
  const { t } = useTranslation('billing');
  const isScripted = useHydrated();
  return (
    <article className={styles.receipt} aria-label={t('receipt')}>
      <header className={styles.head}>
        <p className={styles.brand}>{brand}</p>
        <p className={styles.payer}>
          <bdi>{payer.name}</bdi>
          <bdi>{payer.email}</bdi>
        </p>
      </header>
      <TransactionDetails transaction={transaction} />
      <div className={styles.print}>
        {isScripted ? (
          <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        ) : (
          <p>{t('print_hint')}</p>
        )}
      </div>
    </article>
  );
}
