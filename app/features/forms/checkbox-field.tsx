import type { FieldMetadata } from '@conform-to/react';
import { CheckBox } from './check-box.tsx';

/** A box of a form; checked when the form's value is "on". */
export function CheckboxField({ field, label }: { field: FieldMetadata<boolean>; label: string }) {
  return (
    <CheckBox
      key={field.key}
      id={field.id}
      name={field.name}
      value="on"
      defaultChecked={field.initialValue === 'on'}
      label={label}
    />
  );
}
