import type { ReactNode } from 'react';
import styles from './text-page.module.css';

/** A page to be read: its title, then a column of text. */
export function TextPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </article>
  );
}
