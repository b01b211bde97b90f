import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#app/contract/limits.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import styles from './checkpoint-fields.module.css';

/** The name of a checkpoint, and the button that makes it. */
export function CheckpointFields({ isBusy = false }: { isBusy?: boolean }) {
  const { t } = useTranslation('edit');
  const id = useId();
  return (
    <div className={styles.fields}>
      <p id={id} className={styles.lead}>
        {t('checkpoint_text')}
      </p>
      <Field
        label={t('publish_name')}
        name="name"
        maxLength={LIMITS.name}
        autoComplete="off"
        help={t('checkpoint_help')}
      />
      <Button type="submit" aria-describedby={id} aria-disabled={isBusy || undefined}>
        {t('checkpoint_make')}
      </Button>
    </div>
  );
}
