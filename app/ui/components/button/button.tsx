import type { LinkProps } from '@remix-run/react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from '#app/ui/components/link/link.tsx';
import { useLinkTarget } from '#app/ui/contexts/link-target.ts';
import styles from './button.module.css';

interface Look {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Fills its container. */
  wide?: boolean;
  icon?: ReactNode;
}

export function Button({
  variant = 'primary',
  size = 'medium',
  wide,
  icon,
  children,
  ...rest
}: Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return (
    <button type="button" {...rest} className={styles.button} {...lookOf(variant, size, wide)}>
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** Looks like a button, goes somewhere: within the site by Remix, elsewhere (a full URL) in a new tab. */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  wide,
  icon,
  children,
  ...rest
}: Look & Omit<LinkProps, 'className'>) {
  const target = useLinkTarget();
  return (
    <Link
      {...target}
      {...rest}
      {...newTabOf(rest.to)}
      className={styles.button}
      {...lookOf(variant, size, wide)}
    >
      {icon}
      <span>{children}</span>
    </Link>
  );
}

/** For components that bring their own element, such as a link that preloads the player. */
export const buttonClassName = styles.button;

export function lookOf(
  variant: NonNullable<Look['variant']>,
  size: NonNullable<Look['size']> = 'medium',
  wide?: boolean,
) {
  return { 'data-variant': variant, 'data-size': size, 'data-wide': wide || undefined };
}

function newTabOf(to: LinkProps['to']) {
  const isElsewhere = typeof to === 'string' && /^https?:\/\//i.test(to);
  return isElsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {};
}
