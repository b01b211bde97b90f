import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import styles from './field.module.css';

/** An input's label above it, its error right below, so that those of two columns are on one line, then its help. */
export function FieldWrapper({
  inputId,
  label,
  optional,
  help,
  error,
  children,
}: {
  inputId: string;
  label: string;
  optional?: string | undefined;
  help?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}) {
  const { helpId, errorId } = idsAround(inputId);
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
        {optional ? <span className={styles.optional}>{optional}</span> : null}
      </label>
      <span className={styles.box}>{children}</span>
      {error ? (
        <p className={styles.error} id={errorId}>
          <CircleAlert aria-hidden="true" />
          <bdi>{error}</bdi>
        </p>
      ) : null}
      {help ? (
        <p className={styles.help} id={helpId}>
          {help}
        </p>
      ) : null}
    </div>
  );
}

/** The ids of what describes an input. */
export function idsAround(inputId: string) {
  return { helpId: `${inputId}-help`, errorId: `${inputId}-error` };
}
