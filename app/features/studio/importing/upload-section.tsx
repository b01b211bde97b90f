import { Form } from '@remix-run/react';
import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import styles from './importing.module.css';

/** For the browser's dialog; the platform goes by what is in the file. */
const TYPES = '.csv,.tsv,.txt,.xml,.rss,.mrss,.json,text/csv,application/json,text/xml';

/** The file that titles are to be read from. */
export function UploadSection() {
  const { t } = useTranslation('studio');
  return (
    <Form method="post" encType="multipart/form-data" action={editPaths.imports()} className={styles.upload}>
      <label htmlFor="import-file" className={styles.label}>
        {t('import_file')}
      </label>
      <input
        id="import-file"
        type="file"
        name="file"
        accept={TYPES}
        required
        aria-describedby="import-file-help"
        className={styles.file}
      />
      <p id="import-file-help" className={styles.help}>
        {t('import_file_help')}
      </p>
      <div className={styles.row}>
        <Button type="submit" icon={<Upload aria-hidden="true" />}>
          {t('import_upload')}
        </Button>
        <LinkButton
          to={editPaths.importTemplate()}
          variant="quiet"
          icon={<Download aria-hidden="true" />}
          reloadDocument
        >
          {t('import_template')}
        </LinkButton>
      </div>
    </Form>
  );
}
