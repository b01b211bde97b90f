import { CircleAlert } from 'lucide-react';
import type { TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';

/** As `Field`, for several lines. `count` says how much of the room is taken. */
export function TextArea({
  label,
  error,
  optional,
  count,
  id,
  ...textarea
}: {
  id: string;
  label: string;
  error?: string | undefined;
  optional?: string | undefined;
  count?: string | undefined;
} & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'>) {
  const errorId = `${id}-error`;
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}>{optional}</span> : null}
      </label>
      <span className={styles.box}>
        <textarea
          rows={5}
          dir="auto"
          {...textarea}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
      </span>
      {count ? (
        <p className={styles.help}>
          <bdi data-figures>{count}</bdi>
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
