import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import { StudioPage } from '../studio-page.tsx';
import type { RejectedAction } from './act-on-viewer.server.ts';
import type { PaymentLine } from './load-viewer.server.ts';
import styles from './viewers.module.css';

/** Before money goes back: a page, so that it is there without scripts, with the owner's password. */
export function RefundQuestion({
  viewerId,
  payment,
  rejected,
}: {
  viewerId: string;
  payment: PaymentLine;
  rejected: RejectedAction | null;
}) {
  const { t } = useTranslation(['studio', 'edit']);
  const { plan, time, refunded, refund } = payment;
  const back = editPaths.viewer({ id: viewerId });
  const fault = rejected?.intent === 'refund' ? rejected : null;
  const errorOf = (field: 'amount' | 'password') => (fault?.field === field ? fault.text : undefined);
  return (
    <StudioPage
      title={t('people_refund_title', { amount: refund.leftText })}
      lead={t('people_refund_lead', { plan, time })}
      back={{ href: back, label: t('people_back') }}
    >
      <Form
        method="post"
        action={editPaths.viewer({ id: viewerId }, { refund: payment.id })}
        className={styles.password}
        noValidate
      >
        <input type="hidden" name="payment" value={payment.id} />
        <input type="hidden" name="refunded" value={refund.refunded} />
        <input type="hidden" name="left" value={refund.left} />
        <Field
          name="amount"
          type="number"
          inputMode="decimal"
          required
          label={t('people_refund_amount', { currency: refund.currency })}
          help={refunded ? t('people_refunded_so_far', { amount: refunded }) : t('people_refund_amount_help')}
          min={refund.step}
          max={refund.left}
          step={refund.step}
          defaultValue={fault?.amount ?? refund.left}
          error={errorOf('amount')}
          autoFocus={fault?.field === 'amount'}
        />
        <Field
          name="password"
          type="password"
          label={t('people_password')}
          help={t('people_password_help')}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf('password')}
          autoFocus={fault?.field === 'password'}
        />
        <div className={styles.facts}>
          <Button type="submit" name="intent" value="refund" variant="danger">
            {t('people_refund')}
          </Button>
          <LinkButton to={back} variant="secondary">
            {t('cancel', { ns: 'edit' })}
          </LinkButton>
        </div>
      </Form>
    </StudioPage>
  );
}
