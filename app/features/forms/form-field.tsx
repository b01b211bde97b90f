// chunk: forms

import type { FieldMetadata } from '@conform-to/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#app/ui/components/field/field.tsx';
import { useFieldError } from './form-state.ts';

type FieldProps = Omit<ComponentProps<typeof Field>, 'id' | 'name' | 'error' | 'optional' | 'required'>;

/** A field of a `SiteForm`: its value, its error in the viewer's words, its place in the form. */
export function FormField({
  field,
  isOptional = false,
  autoFocus,
  ...rest
}: FieldProps & { field: FieldMetadata<string>; isOptional?: boolean }) {
  const { t } = useTranslation('validation');
  const error = useFieldError(field);
  return (
    <Field
      {...rest}
      key={field.key}
      id={field.id}
      name={field.name}
      defaultValue={field.initialValue}
      error={error}
      optional={isOptional ? t('optional') : undefined}
      aria-required={isOptional ? undefined : true}
      // Without scripts this is what takes the viewer to the first error.
      autoFocus={autoFocus || error !== undefined}
    />
  );
}
