import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { HALF_STAR, MAX_RATING } from '#app/contract/community.ts';
import { useFieldError } from '#app/features/forms/form-state.ts';
import { numberFormat } from '#app/lib/number-locale.ts';
import { StarInput } from '#app/ui/components/rating/star-input.tsx';

/** Every rating there is, from half a star up. */
const RATINGS = Array.from({ length: MAX_RATING / HALF_STAR }, (_, index) => (index + 1) * HALF_STAR);

/** The rating of a `SiteForm`; its stars are read as "3.5 stars". */
export function StarField({ field, label }: { field: FieldMetadata<number>; label: string }) {
  const { t, i18n } = useTranslation('community');
  const error = useFieldError(field);
  const format = numberFormat(i18n.language);
  return (
    <StarInput
      key={field.key}
      id={field.id}
      name={field.name}
      label={label}
      choices={RATINGS.map((rating) => ({
        value: String(rating),
        label: t('star_count', { count: rating, text: format.format(rating) }),
      }))}
      defaultValue={typeof field.initialValue === 'string' ? field.initialValue : ''}
      error={error}
    />
  );
}
