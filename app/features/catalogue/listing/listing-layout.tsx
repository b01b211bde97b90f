import type { ReactNode } from 'react';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';
import styles from './listing-layout.module.css';

/** The page of a list: its name, count, order or tabs, and the list itself. */
export function ListingLayout({
  title,
  count,
  exactCount,
  tools,
  statusText,
  children,
}: {
  title: string;
  count?: string | undefined;
  /** Where `count` is in K or M. */
  exactCount?: string | undefined;
  tools?: ReactNode;
  statusText?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.name}>
          <h1 className={styles.title}>{title}</h1>
          {count ? (
            <p className={styles.count} title={exactCount}>
              {count}
            </p>
          ) : null}
        </div>
        {tools}
      </header>
      {statusText ? <StatusLine kind="info">{statusText}</StatusLine> : null}
      {children}
    </div>
  );
}
