import type { ReactNode } from 'react';
import styles from './text-page.module.css';

/** A page to be read: its title, then a column of text; `isWide` where that is a list rather than prose. */
export function TextPage({
  title,
  isWide,
  children,
}: {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <article className={styles.page} data-wide={isWide}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </article>
  );
}
