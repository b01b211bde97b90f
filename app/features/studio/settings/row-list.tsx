import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardIntent } from '#app/features/page-builder/edit/fields/card-intent.ts';
import { FormGroup } from '#app/features/page-builder/edit/fields/form-group.tsx';
import { Button } from '#app/ui/components/button/button.tsx';
import styles from './settings.module.css';
import { useSettingsFault } from './settings-context.ts';

/** Rows, and a button that saves the last one and has room for another. */
export function RowList({
  name,
  label,
  hint,
  children,
}: {
  name: string;
  label: string;
  hint?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('edit_fields');
  const error = useSettingsFault(name);
  return (
    <FormGroup path={name} label={label} hint={error ?? hint} variant="box">
      <ol className={styles.rows}>{children}</ol>
      <div>
        <Button
          type="submit"
          name="intent"
          value={cardIntent('add', name)}
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
        >
          {t('card_add')}
        </Button>
      </div>
    </FormGroup>
  );
}
