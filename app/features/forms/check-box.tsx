import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './checkbox-field.module.css';

/** A box with its label. */
export function CheckBox({
  label,
  ...input
}: { label: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'>) {
  return (
    <label className={styles.label}>
      <input {...input} className={styles.box} type="checkbox" />
      {label}
    </label>
  );
}
