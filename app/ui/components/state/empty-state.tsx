import type { ReactNode } from 'react';
import styles from './state.module.css';

/** What a list shows when it has nothing: why, in words, and a way on (`action`). */
export function EmptyState({
  title,
  text,
  icon,
  action,
}: {
  title: string;
  text?: string | undefined;
  icon?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={styles.state}>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action}
    </div>
  );
}
