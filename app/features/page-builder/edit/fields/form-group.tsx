import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import styles from './fields.module.css';
import { controlId, useFault } from './form-context.ts';

/** Controls that belong together, under their name, with what is wrong with them. */
export function FormGroup({
  path,
  label,
  hint,
  variant = 'plain',
  children,
}: {
  path: string;
  label: ReactNode;
  hint?: ReactNode;
  /** `box` has an edge around it: it holds fields of its own. */
  variant?: 'plain' | 'box';
  children: ReactNode;
}) {
  const error = useFault(path);
  const id = controlId(path);
  return (
    <fieldset
      id={id}
      className={styles.group}
      data-variant={variant}
      // The error summary leads here.
      tabIndex={error ? -1 : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      ) : null}
      {children}
    </fieldset>
  );
}
