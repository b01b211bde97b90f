import { useTranslation } from 'react-i18next';
import type { TransactionView } from './transaction-model.ts';

/** What a payment was for, in dates. */
export function PeriodText({ start, end }: NonNullable<TransactionView['period']>) {
  const { t } = useTranslation('billing');
  return end === null ? t('started_on', { date: start }) : t('period', { start, end });
}
