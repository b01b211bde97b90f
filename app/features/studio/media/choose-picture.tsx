import Images from 'lucide-react/icons/images';
import { useTranslation } from 'react-i18next';
import type { FieldOf } from '#app/features/page-builder/edit/fields/form-field.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { chooseIntent } from './choose-intent.ts';

/** Beside the key of a picture in a block's form: leads to the pictures, and back with one of them. */
export function ChoosePicture({ field: { path } }: { field: FieldOf<'picture'> }) {
  const { t } = useTranslation('edit');
  return (
    <div>
      <Button
        type="submit"
        name="intent"
        value={chooseIntent(path)}
        variant="secondary"
        size="small"
        icon={<Images aria-hidden="true" />}
      >
        {t('media_choose')}
      </Button>
    </div>
  );
}
