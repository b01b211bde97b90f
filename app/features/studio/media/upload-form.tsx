import { Form } from '@remix-run/react';
import Upload from 'lucide-react/icons/upload';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/components/button/button.tsx';
import styles from './media.module.css';
import { useDrawnUpload } from './use-drawn-upload.ts';

/** For the browser's dialog; the platform goes by the file's bytes. */
const TYPES = 'image/jpeg,image/png,image/webp,image/avif';

export function UploadForm() {
  const { t } = useTranslation('edit');
  const id = useId();
  const { progress, onSubmit } = useDrawnUpload();
  return (
    <Form method="post" encType="multipart/form-data" className={styles.upload} onSubmit={onSubmit}>
      <label htmlFor={id} className={styles.label}>
        {t('media_file')}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          type="file"
          name="file"
          accept={TYPES}
          required
          aria-describedby={`${id}-help`}
          className={styles.file}
        />
        <Button type="submit" icon={<Upload aria-hidden="true" />}>
          {t('media_upload')}
        </Button>
      </div>
      <p id={`${id}-help`} role="status" className={styles.size}>
        {progress ? t('media_preparing', progress) : t('media_file_help')}
      </p>
    </Form>
  );
}
