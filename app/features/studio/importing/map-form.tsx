import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { DATE_ORDERS, type ImportDetail } from '#app/contract/import-calls.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { SelectControl } from '#app/features/page-builder/edit/fields/select-control.tsx';
import { Button } from '#app/ui/components/button/button.tsx';
import { FormGroup } from '../form-group.tsx';
import styles from './importing.module.css';

type Mapped = Pick<ImportDetail, '_id' | 'columns' | 'meanings' | 'dates' | 'publishes' | 'plan'>;

/** What each column of a CSV means, to be mended; checking writes nothing. */
export function MapForm({ file }: { file: Mapped }) {
  const { t } = useTranslation('studio');
  const toMeaning = useMeaning();
  const { columns, meanings, dates, publishes, plan } = file;
  const options = [
    { value: '', label: t('import_leave_out') },
    ...meanings.map((meaning) => ({ value: meaning, label: toMeaning(meaning) })),
  ];
  return (
    <Form method="post" action={editPaths.import({ id: file._id })} className={styles.map}>
      {columns ? (
        <FormGroup title={t('import_columns')} about={t('import_columns_about')}>
          <div className={styles.columns}>
            {columns.map(({ header, meaning }, at) => (
              <div key={header}>
                <input type="hidden" name="header" value={header} />
                <SelectControl
                  id={`import-column-${at}`}
                  name="meaning"
                  label={header}
                  options={options}
                  value={meaning}
                />
              </div>
            ))}
            <SelectControl
              id="import-dates"
              name="dates"
              label={t('import_dates')}
              options={DATE_ORDERS.map((order) => ({ value: order, label: order }))}
              value={dates}
            />
          </div>
        </FormGroup>
      ) : null}
      <label className={styles.publishes}>
        <input key={String(publishes)} type="checkbox" name="publishes" defaultChecked={publishes} />
        <span>
          {t('import_publishes')} <span className={styles.help}>{t('import_publishes_help')}</span>
        </span>
      </label>
      <div className={styles.row}>
        <Button type="submit" name="intent" value="check" variant={plan ? 'secondary' : 'primary'}>
          {t(plan ? 'import_check_again' : 'import_check')}
        </Button>
      </div>
    </Form>
  );
}

/** `title.es` is the title in Spanish, `people.cast` who plays; a field without a text has its own name. */
export function useMeaning(): (meaning: string) => string {
  const { t } = useTranslation('studio');
  return (meaning) => {
    const [field = '', more] = meaning.split('.');
    if (field === 'people' && more) return t(`role_${more}`, { defaultValue: more });
    const known = t(`field_${field}`, { defaultValue: field });
    const name = t(`import_field_${field}`, { defaultValue: known });
    return more ? `${name} (${more})` : name;
  };
}
