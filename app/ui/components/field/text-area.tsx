import type { TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';
import { FieldWrapper, idsAround } from './field-wrapper.tsx';

/** As `Field`, for several lines. `count` shows how many characters are used. */
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
  const { errorId } = idsAround(id);
  const help = count ? <bdi data-figures>{count}</bdi> : null;
  return (
    <FieldWrapper inputId={id} label={label} optional={optional} help={help} error={error}>
      <textarea
        rows={5}
        dir="auto"
        {...textarea}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
    </FieldWrapper>
  );
}
