import type { ReactNode } from 'react';
import styles from './form-end.module.css';

/** The buttons that a long form ends with, in sight wherever it is scrolled to. */
export function FormEnd({ children }: { children: ReactNode }) {
  return <div className={styles.end}>{children}</div>;
}
