import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#app/features/forms/use-field-error.ts';
import { StarInput } from '#app/ui/star-input.tsx';
import { RATINGS, starLabel } from './star-labels.ts';

/** The rating of a `SiteForm`. */
export function StarField({ field, label }: { field: FieldMetadata<number>; label: string }) {
  const { t, i18n } = useTranslation('community');
  const error = useFieldError(field);
  return (
    <StarInput
      key={field.key}
      id={field.id}
      name={field.name}
      label={label}
      choices={RATINGS.map((value) => ({ value: String(value), label: starLabel(value, t, i18n.language) }))}
      defaultValue={typeof field.initialValue === 'string' ? field.initialValue : ''}
      error={error}
    />
  );
}
