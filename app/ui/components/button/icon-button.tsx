import type { LinkProps } from '@remix-run/react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from '#app/ui/components/link/link.tsx';
import styles from './icon-button.module.css';

interface Look {
  /** The name that a screen reader speaks and that shows as a tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'filled';
}

export function IconButton({
  label,
  icon,
  variant = 'plain',
  ...rest
}: Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'>) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={styles.button}
      data-variant={variant}
    >
      {icon}
    </button>
  );
}

export function IconLink({
  label,
  icon,
  variant = 'plain',
  ...rest
}: Look & Omit<LinkProps, 'className' | 'children'>) {
  return (
    <Link title={label} aria-label={label} {...rest} className={styles.button} data-variant={variant}>
      {icon}
    </Link>
  );
}

/** For a summary or another element that must look like an icon button. */
export const iconButtonClassName = styles.button;
