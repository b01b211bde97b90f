import { useTranslation } from 'react-i18next';
import type { Finding } from '#app/contract/publishing.ts';
import { CheckBox } from '#app/features/forms/check-box.tsx';
import styles from './publish-form.module.css';

/** A box for each kind of warning: ticked, it does not hold up the publish. */
export function AcceptRules({
  rules,
  accepted,
}: {
  rules: readonly Finding['rule'][];
  accepted: readonly Finding['rule'][];
}) {
  const { t } = useTranslation('edit');
  if (rules.length === 0) return null;
  return (
    <fieldset className={styles.accept}>
      <legend className={styles.legend}>{t('publish_accept')}</legend>
      {rules.map((rule) => (
        <CheckBox
          key={rule}
          name="accept"
          value={rule}
          defaultChecked={accepted.includes(rule)}
          label={t(`publish_accept_${rule}`)}
        />
      ))}
    </fieldset>
  );
}
