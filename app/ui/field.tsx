import { CircleAlert } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** A label, an input, its help and its error, tied together. `end` sits inside the box (a show-password button). */
export function Field({
  label,
  help,
  error,
  optional,
  end,
  id,
  ...input
}: {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  /** The word that marks the field as not needed. */
  optional?: string | undefined;
  end?: ReactNode;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>) {
  const fallbackId = useId();
  const inputId = id ?? fallbackId;
  const helpId = `${inputId}-help`;
  const errorId = `${inputId}-error`;
  const describedBy = [help ? helpId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
        {optional ? <span className={styles.optional}>{optional}</span> : null}
      </label>
      <span className={styles.box}>
        <input
          {...input}
          id={inputId}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {end}
      </span>
      {help ? (
        <p className={styles.help} id={helpId}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={errorId}>
          <CircleAlert aria-hidden="true" />
          <bdi>{error}</bdi>
        </p>
      ) : null}
    </div>
  );
}
