import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import styles from './cancel-form.module.css';
import type { RenewalView } from './renewal-model.ts';

/** The question before a renewal is cancelled, with what becomes of the access. */
export function CancelForm({
  renewal,
  keep,
}: {
  renewal: RenewalView;
  /** The way out that changes nothing. */
  keep: ReactNode;
}) {
  const { t } = useTranslation('billing');
  const { id, name, paidUntil, graceEnd } = renewal;
  const action = paths.cancelRenewal({ id });
  const isBusy = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} className={styles.form}>
      <p className={styles.what}>{t('cancel_what', { name })}</p>
      <p>
        {graceEnd
          ? t('cancel_in_grace')
          : paidUntil
            ? t('cancel_until', { date: paidUntil.minute })
            : t('cancel_until_end')}
      </p>
      <div className={styles.buttons}>
        {keep}
        <Button type="submit" variant="danger" aria-disabled={isBusy || undefined}>
          {t('cancel_subscription')}
        </Button>
      </div>
    </Form>
  );
}
