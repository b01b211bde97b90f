import { useTranslation } from 'react-i18next';
import type { CheckoutTerms } from './checkout-terms.ts';
import styles from './pay-form.module.css';

/** Beside the button: whether what is bought is charged again, when, and for how much. */
export function PayTerms({ terms }: { terms: CheckoutTerms | null }) {
  const { t } = useTranslation('checkout');
  if (!terms) return null;
  switch (terms.kind) {
    case 'trial':
      return <p className={styles.terms}>{t('terms_trial', { date: terms.date, amount: terms.amount })}</p>;
    case 'ends':
      return (
        <p className={styles.terms}>
          {terms.date === null ? t('terms_once') : t('terms_ends', { date: terms.date })}
        </p>
      );
    case 'renews': {
      const { date, amount, orgs, endsWith } = terms;
      return (
        <p className={styles.terms}>
          {orgs ? t('terms_renews_with', { date, amount, orgs }) : t('terms_renews', { date, amount })}
          {endsWith ? ` ${t('terms_ends_with', { date, orgs: endsWith })}` : null}
        </p>
      );
    }
  }
}
