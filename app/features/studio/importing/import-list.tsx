import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import { DataTable } from '../data-table.tsx';
import { FormGroup } from '../form-group.tsx';
import type { ImportLine } from './load-imports.server.ts';

/** Files of the last day, each leading to its import. */
export function ImportList({ files }: { files: readonly ImportLine[] }) {
  const { t } = useTranslation('studio');
  if (files.length === 0) return null;
  return (
    <FormGroup title={t('import_files')} about={t('import_files_about')}>
      <DataTable
        caption={t('import_files')}
        columns={[t('import_column_file'), t('import_column_titles'), t('column_state')]}
        rows={files.map(({ id, name, titles, stage }) => ({
          key: id,
          cells: [
            <Link key="name" to={editPaths.import({ id })}>
              <bdi>{name}</bdi>
            </Link>,
            String(titles),
            t(`import_state_${stage}`),
          ],
        }))}
      />
    </FormGroup>
  );
}
