// chunk: field

import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { FieldWrapper, idsAround } from './field-wrapper.tsx';

/**
 * A label, an input, its help and its error, tied together. `end` sits inside the box (a show-password
 * button).
 */
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
  const { helpId, errorId } = idsAround(inputId);
  const describedBy = [help ? helpId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <FieldWrapper inputId={inputId} label={label} optional={optional} help={help} error={error}>
      <input
        {...input}
        id={inputId}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {end}
    </FieldWrapper>
  );
}
