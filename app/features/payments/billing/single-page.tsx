import type { ReactNode } from 'react';
import { ColumnPage } from '#app/ui/column-page.tsx';
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
    <ColumnPage width="narrow">
      <nav className={styles.back}>{back}</nav>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </ColumnPage>
  );
}
