import type { ReactNode } from 'react';
import styles from './list-row.module.css';

/** A row of a list, opened by its name. `id` is where links to it lead. */
export function ListRow({
  id,
  isOpen,
  summary,
  children,
}: {
  id: string;
  isOpen: boolean;
  summary: ReactNode;
  children: ReactNode;
}) {
  return (
    <li id={id} className={styles.row}>
      <details open={isOpen}>
        <summary className={styles.summary}>{summary}</summary>
        <div className={styles.fields}>{children}</div>
      </details>
    </li>
  );
}
