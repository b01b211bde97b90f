import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import styles from './status-line.module.css';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

/** A message in the page's flow, for what just happened. */
export function StatusLine({ kind, children }: { kind: 'success' | 'error' | 'info'; children: string }) {
  const Icon = ICONS[kind];
  return (
    <p className={styles.line} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" />
      <bdi>{children}</bdi>
    </p>
  );
}
