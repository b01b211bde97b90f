import type { FieldMetadata } from '@conform-to/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#app/ui/components/field/select.tsx';
import { useFieldError } from './form-state.ts';

type SelectProps = Omit<ComponentProps<typeof Select>, 'id' | 'name' | 'error' | 'optional' | 'defaultValue'>;

/** One of several in a `SiteForm`. */
export function FormSelect({
  field,
  isOptional = false,
  ...rest
}: SelectProps & { field: FieldMetadata<string>; isOptional?: boolean }) {
  const { t } = useTranslation('validation');
  const error = useFieldError(field);
  return (
    <Select
      {...rest}
      key={field.key}
      id={field.id}
      name={field.name}
      defaultValue={field.initialValue ?? ''}
      error={error}
      optional={isOptional ? t('optional') : undefined}
      aria-required={isOptional ? undefined : true}
      // Without scripts this is what takes the viewer to the error.
      autoFocus={error !== undefined}
    />
  );
}
