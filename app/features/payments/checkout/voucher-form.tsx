import { Form, useNavigation } from '@remix-run/react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#app/contract/limits.ts';
import { paths } from '#app/features/links/paths.ts';
import { showToast } from '#app/features/toasts/show-toast.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import type { CheckoutAddress } from './checkout-address.ts';
import styles from './discounts.module.css';

/** Requests the price with a voucher's code. By GET, since the price with it is a page of its own. */
export function VoucherForm({
  planId,
  address,
  error,
}: {
  planId: string;
  /** What the page shows now; `code` is what was typed last. */
  address: CheckoutAddress;
  error: string | undefined;
}) {
  const { t } = useTranslation(['checkout', 'common']);
  const isBusy = useNavigation().state !== 'idle';
  const hiddenFields = {
    attempt: address.attempt,
    discount: address.discountId,
    redirectTo: address.redirectTo,
  };

  function check(event: FormEvent<HTMLFormElement>) {
    const field = event.currentTarget.elements.namedItem('code');
    if (field instanceof HTMLInputElement) field.value = field.value.trim();
    const isEmpty = field instanceof HTMLInputElement && field.value === '';
    if (isEmpty || isBusy || !navigator.onLine) event.preventDefault();
    if (!navigator.onLine) showToast('error', t('common:network_failure')).catch(() => undefined);
  }

  return (
    <Form
      method="get"
      action={paths.payment({ subscriptionId: planId })}
      replace
      preventScrollReset
      className={styles.voucher}
      onSubmit={check}
    >
      {Object.entries(hiddenFields).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <Field
        label={t('voucher')}
        name="code"
        defaultValue={error === undefined ? '' : address.code}
        required
        pattern=".*\S.*"
        maxLength={LIMITS.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
        end={
          <Button type="submit" variant="quiet" aria-disabled={isBusy || undefined}>
            {t('apply')}
          </Button>
        }
      />
    </Form>
  );
}
