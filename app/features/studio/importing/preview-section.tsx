import { useTranslation } from 'react-i18next';
import type { ImportDetail } from '#app/contract/import-calls.ts';
import { DataTable } from '../data-table.tsx';
import { FormGroup } from '../form-group.tsx';
import styles from './importing.module.css';
import { useMeaning } from './map-form.tsx';

/** The first titles as they would be written. */
export function PreviewSection({ preview }: Pick<ImportDetail, 'preview'>) {
  const { t } = useTranslation('studio');
  const toMeaning = useMeaning();
  if (preview.length === 0) return <p className={styles.help}>{t('import_map_first')}</p>;
  return (
    <FormGroup title={t('import_preview')} about={t('import_preview_about')}>
      <DataTable
        endsInText
        caption={t('import_preview')}
        columns={[t('import_column_title'), t('import_column_line'), t('import_column_more')]}
        rows={preview.map(({ line, id, title, fields }) => ({
          key: `${line} ${id}`,
          cells: [
            <bdi key="title">{title}</bdi>,
            String(line),
            <span key="more" className={styles.more}>
              {fields.map(({ name, text }) => (
                <span key={name}>
                  <b>{toMeaning(name)}</b> <bdi>{withoutMidnight(text)}</bdi>
                </span>
              ))}
            </span>,
          ],
        }))}
      />
    </FormGroup>
  );
}

/** A day is stored as its first moment. */
const withoutMidnight = (text: string) => text.replace(/T00:00:00\.000Z$/, '');
