import ReceiptText from 'lucide-react/icons/receipt-text';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { Dialog } from '#app/ui/components/dialog/dialog.tsx';
import { useCloseAfterNavigation } from '#app/ui/hooks/use-close-after-navigation.ts';
import { TransactionDetails } from './transaction-details.tsx';
import styles from './transaction-dialog.module.css';
import type { TransactionView } from './transaction-model.ts';

export function TransactionDialog({
  transaction,
  onClose,
}: {
  transaction: TransactionView;
  onClose: () => void;
}) {
  const { t } = useTranslation(['billing', 'common']);
  useCloseAfterNavigation(onClose);
  return (
    <Dialog open onClose={onClose} title={t('details_title')} closeLabel={t('close', { ns: 'common' })}>
      <div className={styles.body}>
        <TransactionDetails transaction={transaction} />
        <LinkButton
          to={paths.transaction({ id: transaction.id })}
          variant="secondary"
          icon={<ReceiptText aria-hidden="true" />}
          wide
        >
          {t('to_receipt')}
        </LinkButton>
      </div>
    </Dialog>
  );
}
