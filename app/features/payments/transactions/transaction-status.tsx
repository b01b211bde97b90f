import { useTranslation } from 'react-i18next';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import type { TransactionView } from './transaction-model.ts';

/** viewer.md §3: a payment's time is running, or it is not. */
export function TransactionStatus({ isActive }: Pick<TransactionView, 'isActive'>) {
  const { t } = useTranslation('billing');
  return <Badge tone={isActive ? 'positive' : 'neutral'}>{t(isActive ? 'active' : 'expired')}</Badge>;
}
