import { Link, type LinkProps } from '@remix-run/react';
import type { ReactNode } from 'react';
import styles from './text-link.module.css';

/** A way on that is no button: a line of its own, as high as a finger. */
export function TextLink(props: Omit<LinkProps, 'className'>) {
  return <Link {...props} className={styles.link} />;
}

/** The same to look at, for what leads to no other page. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      {children}
    </button>
  );
}
