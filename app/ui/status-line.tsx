import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import styles from './status-line.module.css';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

/** A message in the page's flow, for what just happened. */
export function StatusLine({ kind, children }: { kind: 'success' | 'error' | 'info'; children: string }) {
  const Icon = ICONS[kind];
  return (
    <p className={styles.line} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" />
      {children}
    </p>
  );
}
