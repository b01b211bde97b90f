import { Form } from '@remix-run/react';
import Upload from 'lucide-react/icons/upload';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Size } from '#app/domain/picture-fit.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import type { Area } from './draw-rungs.ts';
import styles from './media.module.css';
import { useDrawnUpload } from './use-drawn-upload.ts';
import { useDrop } from './use-drop.ts';

/** For the browser's dialog; the platform goes by the file's bytes. */
const TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** Loaded once a file is picked. */
const CropPicture = lazy(async () => {
  const { CropPicture: component } = await import('./crop/crop-picture.tsx');
  return { default: component };
});

/** A picture of the owner's; with scripts, as much of it as is wanted. */
export function UploadForm({ wanted }: { wanted: Size | null }) {
  const { t } = useTranslation('edit');
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [area, setArea] = useState<Area | null>(null);
  const { progress, onSubmit } = useDrawnUpload(area);
  // Drawn smaller before it is sent, a file may be of any size.
  const help = useHydrated() ? `${t('media_file_types')}. ${t('media_drop')}` : t('media_file_help');
  const input = useRef<HTMLInputElement>(null);
  const drop = useDrop((dropped) => {
    if (!input.current) return;
    const files = new DataTransfer();
    files.items.add(dropped);
    input.current.files = files.files;
    show(dropped);
  });

  function show(next: File | null) {
    setFile(next);
    setArea(null);
  }

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className={styles.upload}
      onSubmit={onSubmit}
      onReset={() => show(null)}
      {...drop}
    >
      <label htmlFor={id} className={styles.label}>
        {t('media_file')}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        name="file"
        accept={TYPES}
        required
        aria-describedby={`${id}-help`}
        className={styles.file}
        onChange={(event) => show(event.currentTarget.files?.[0] ?? null)}
      />
      {file ? (
        <Suspense>
          <CropPicture
            // Another file is another picture, and begins anew.
            key={`${file.name} ${file.size} ${file.lastModified}`}
            file={file}
            wanted={wanted}
            onArea={setArea}
            onFault={() => show(null)}
          />
        </Suspense>
      ) : null}
      <div className={styles.row}>
        <Button type="submit" icon={<Upload aria-hidden="true" />}>
          {t('media_upload')}
        </Button>
        <p id={`${id}-help`} role="status" className={styles.size}>
          {progress ? t('media_preparing', progress) : help}
        </p>
      </div>
    </Form>
  );
}
