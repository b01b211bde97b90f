import Crosshair from 'lucide-react/icons/crosshair';
import Images from 'lucide-react/icons/images';
import { useTranslation } from 'react-i18next';
import type { FieldOf } from '#app/features/page-builder/edit/fields/form-field.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import styles from './media.module.css';
import { pictureIntent } from './picture-intent.ts';

/** Beside the key of a picture in a block's form: leads to the pictures, or to what crops show, and back. */
export function ChoosePicture({ field: { path, key } }: { field: FieldOf<'picture'> }) {
  const { t } = useTranslation('edit');
  return (
    <div className={styles.end}>
      <Button
        type="submit"
        name="intent"
        value={pictureIntent('choose', path)}
        variant="secondary"
        size="small"
        icon={<Images aria-hidden="true" />}
      >
        {t('media_choose')}
      </Button>
      {key ? (
        <Button
          type="submit"
          name="intent"
          value={pictureIntent('focal', path)}
          variant="quiet"
          size="small"
          icon={<Crosshair aria-hidden="true" />}
        >
          {t('focal_title')}
        </Button>
      ) : null}
    </div>
  );
}
