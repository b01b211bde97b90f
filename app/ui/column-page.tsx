import type { ReactNode } from 'react';
import styles from './column-page.module.css';

/** A page that is one column in the middle, as high as the screen at least. */
export function ColumnPage({
  width,
  children,
}: {
  /** 640, 760 and 860 px. */
  width: 'narrow' | 'medium' | 'wide';
  children: ReactNode;
}) {
  return (
    <div className={styles.page} data-width={width}>
      <div className={styles.column}>{children}</div>
    </div>
  );
}
