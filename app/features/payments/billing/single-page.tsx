import type { ReactNode } from 'react';
import styles from './single-page.module.css';

/** The page of one payment or one renewal, with the way back to the list. */
export function SinglePage({
  title,
  back,
  children,
}: {
  title: string;
  back: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <nav className={styles.back}>{back}</nav>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </div>
  );
}
