import type { FieldMetadata } from '@conform-to/react';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '#app/lib/number-locale.ts';
import { TextArea } from '#app/ui/components/field/text-area.tsx';
import { useFieldError } from './form-state.ts';

type TextAreaProps = Omit<ComponentProps<typeof TextArea>, 'id' | 'name' | 'error' | 'count'>;

/** Several lines in a `SiteForm`, which count themselves once the end comes near. */
export function FormTextArea({
  field,
  maxLength,
  ...rest
}: TextAreaProps & { field: FieldMetadata<string>; maxLength: number }) {
  const { i18n } = useTranslation();
  const error = useFieldError(field);
  const [length, setLength] = useState(field.initialValue?.length ?? 0);
  const format = numberFormat(i18n.language);
  return (
    <TextArea
      {...rest}
      key={field.key}
      id={field.id}
      name={field.name}
      defaultValue={field.initialValue}
      maxLength={maxLength}
      error={error}
      count={length > maxLength * 0.8 ? `${format.format(length)} / ${format.format(maxLength)}` : undefined}
      onInput={({ currentTarget }: FormEvent<HTMLTextAreaElement>) => setLength(currentTarget.value.length)}
      // Without scripts this is what takes the viewer to the error.
      autoFocus={error !== undefined}
    />
  );
}
