import { useTranslation } from 'react-i18next';
import { toBlockPicture } from '#app/features/page-builder/shared/block-picture-source.ts';
import { Field } from '#app/ui/components/field/field.tsx';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import styles from './fields.module.css';
import { controlId, useFault, useFormContext } from './form-context.ts';
import type { FieldOf } from './form-field.ts';

/** The key of a file on the asset host, the picture that it is, and how large it should be. */
export function PictureField({ field }: { field: FieldOf<'picture'> }) {
  const { t } = useTranslation('edit_fields');
  const origin = useAssetOrigin();
  const { renderPicker } = useFormContext();
  const error = useFault(field.path);
  const { path, key, sizes } = field;
  return (
    <div className={styles.picture}>
      {key && !error ? (
        <Picture source={toBlockPicture(key, origin, 'card')} className={styles.preview} />
      ) : null}
      <div className={styles.pictureControls}>
        <Field
          key={key}
          id={controlId(path)}
          name={path}
          label={t(`field_${field.name}`)}
          optional={field.isRequired ? t('needed') : undefined}
          defaultValue={key}
          error={error}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          help={<PictureSizes sizes={sizes} />}
        />
        {renderPicker?.(field)}
      </div>
    </div>
  );
}

function PictureSizes({ sizes }: { sizes: FieldOf<'picture'>['sizes'] }) {
  const { t } = useTranslation('edit_fields');
  return sizes.map(({ width, height, of }) => {
    const size = t('picture_size', { width, height });
    return (
      <span key={`${of} ${width}`} className={styles.size}>
        {of === undefined ? size : t('size_of', { card: t(`${of}_choice`, { defaultValue: of }), size })}
      </span>
    );
  });
}
