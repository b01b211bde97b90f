import type { FieldMetadata } from '@conform-to/react';
import styles from './checkbox-field.module.css';

/** A box with its label; checked when the form's value is "on". */
export function CheckboxField({ field, label }: { field: FieldMetadata<boolean>; label: string }) {
  return (
    <label className={styles.label}>
      <input
        key={field.key}
        className={styles.box}
        type="checkbox"
        id={field.id}
        name={field.name}
        value="on"
        defaultChecked={field.initialValue === 'on'}
      />
      {label}
    </label>
  );
}
