// chunk: auth

import { Link } from '#app/ui/components/link/link.tsx';
import styles from './auth-form.module.css';

/** From one of the two forms to the other. A link by itself; `onSwitch` changes a dialog's form in place. */
export function AuthLink({
  to,
  onSwitch,
  children,
}: {
  to: string;
  onSwitch?: (() => void) | undefined;
  children: string;
}) {
  return onSwitch ? (
    <button type="button" className={styles.link} onClick={onSwitch}>
      {children}
    </button>
  ) : (
    <Link className={styles.link} to={to} replace>
      {children}
    </Link>
  );
}
