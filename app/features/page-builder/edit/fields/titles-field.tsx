import { useTranslation } from 'react-i18next';
import { CardTools } from './card-tools.tsx';
import styles from './fields.module.css';
import { controlId } from './form-context.ts';
import type { FieldOf } from './form-field.ts';
import { FormGroup } from './form-group.tsx';
import { IdControl } from './id-control.tsx';

/** Titles in the order in which they are shown, and a row for one more. */
export function TitlesField({ field }: { field: FieldOf<'titles'> }) {
  const { t } = useTranslation('edit_fields');
  const { path, ids, max } = field;
  const rows = ids.length < max ? [...ids, ''] : ids;
  return (
    <FormGroup
      path={path}
      label={t(`field_${field.name}`)}
      hint={t('most_items', { limit: max })}
      variant="box"
    >
      <ol className={styles.rows}>
        {rows.map((id, index) => {
          const row = `${path}/${index}`;
          const label = index < ids.length ? t('row', { number: index + 1 }) : t('one_more');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a title may be in a row twice, and rows are known by their place.
            <li key={`${index} ${id}`} className={styles.row}>
              <IdControl id={controlId(row)} name={path} kind="title" label={label} value={id} />
              {index < ids.length ? (
                <CardTools path={row} name={label} index={index} count={ids.length} />
              ) : null}
            </li>
          );
        })}
      </ol>
    </FormGroup>
  );
}
