import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Badge, type BadgeTone } from '#app/ui/components/badge/badge.tsx';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { DataTable } from '../data-table.tsx';
import type { PaymentLine } from './load-viewer.server.ts';
import { Section } from './section.tsx';
import styles from './viewers.module.css';

const TONES: Record<string, BadgeTone> = { captured: 'positive', failed: 'danger' };
const STATES = ['created', 'pending', 'captured', 'failed', 'refunded'];

/** What a viewer paid, the newest first; an owner refunds it. */
export function PaymentSection({
  viewerId,
  payments,
  isOwner,
}: {
  viewerId: string;
  payments: readonly PaymentLine[];
  isOwner: boolean;
}) {
  const { t } = useTranslation('studio');
  const columns = ['date', 'plan', 'amount', 'gateway', 'state'].map((name) => t(`people_column_${name}`));
  const rows = payments.map((payment) => ({
    key: payment.id,
    cells: [
      payment.time,
      <bdi key="plan">{payment.plan}</bdi>,
      payment.refunded && payment.state !== 'refunded' ? (
        <span key="amount" className={styles.amount}>
          {payment.amount}
          <small>{t('people_refunded_so_far', { amount: payment.refunded })}</small>
        </span>
      ) : (
        payment.amount
      ),
      payment.gateway ? <bdi key="gateway">{payment.gateway}</bdi> : '–',
      <Badge key="state" tone={TONES[payment.state] ?? 'neutral'}>
        {STATES.includes(payment.state) ? t(`people_payment_${payment.state}`) : payment.state}
      </Badge>,
      isOwner && payment.isRefundable ? (
        <LinkButton
          key="refund"
          to={editPaths.viewer({ id: viewerId }, { refund: payment.id })}
          variant="secondary"
          size="small"
          aria-label={t('people_refund_of', { amount: payment.amount, time: payment.time })}
        >
          {t('people_refund')}
        </LinkButton>
      ) : null,
    ],
  }));
  return (
    <Section id="payments" title={t('people_payments')}>
      {rows.length > 0 ? (
        <DataTable
          caption={t('people_payments')}
          columns={isOwner ? [...columns, t('people_column_actions')] : columns}
          rows={rows}
        />
      ) : (
        <p className={styles.none}>{t('people_no_payments')}</p>
      )}
    </Section>
  );
}
