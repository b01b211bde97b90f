import ChevronRight from 'lucide-react/icons/chevron-right';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { formatMoney } from '#app/lib/money.ts';
import { isUnmodifiedClick } from '#app/lib/unmodified-click.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import { returnFocus } from '#app/ui/focus/return-focus.ts';
import { PeriodText } from './period-text.tsx';
import { TransactionDialog } from './transaction-dialog.tsx';
import styles from './transaction-list.module.css';
import type { TransactionView } from './transaction-model.ts';
import { TransactionStatus } from './transaction-status.tsx';

/** Each payment leads to its details: a page, where scripts run a dialog over this one. */
export function TransactionList({
  transactions,
  label,
}: {
  transactions: readonly TransactionView[];
  label: string;
}) {
  const [shown, setShown] = useState<TransactionView | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const close = useCallback(() => setShown(null), []);
  // Only once the dialog is gone: what lies below it takes no focus.
  useEffect(() => (shown ? () => returnFocus(opener.current) : undefined), [shown]);

  function open(event: MouseEvent<HTMLElement>, transaction: TransactionView) {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setShown(transaction);
  }

  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {transactions.map((transaction) => (
          <Row key={transaction.id} transaction={transaction} onClick={(event) => open(event, transaction)} />
        ))}
      </ul>
      {shown ? <TransactionDialog transaction={shown} onClose={close} /> : null}
    </>
  );
}

function Row({
  transaction,
  onClick,
}: {
  transaction: TransactionView;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}) {
  const { t, i18n } = useTranslation('billing');
  const { id, name, isPaid, isTrial, period, total, currency } = transaction;
  return (
    <li>
      <Link to={paths.transaction({ id })} className={styles.row} onClick={onClick}>
        <span className={styles.words}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          <span className={styles.period}>
            {isTrial && isPaid ? `${t('free_trial')}: ` : null}
            {period ? <PeriodText {...period} /> : null}
            {isPaid ? null : t('not_paid')}
          </span>
        </span>
        <span className={styles.status}>
          <TransactionStatus {...transaction} />
        </span>
        <span className={styles.amount}>{formatMoney(total, currency, i18n.language)}</span>
        <ChevronRight className={styles.arrow} aria-hidden="true" />
      </Link>
    </li>
  );
}
