import type { ReactNode } from 'react';
import type { SiteLink as SiteLinkModel } from '#app/features/links/site-link.ts';
import { SiteLink } from '#app/features/links/site-link.tsx';
import styles from './target.module.css';

/**
 * A link as large as the card around it (the nearest positioned box). Around the card's heading it is named
 * by it; without children it needs a label. Without a link its children are plain text.
 */
export function Target({
  link,
  label,
  children,
}: {
  link: SiteLinkModel | null | undefined;
  label?: string | undefined;
  children?: ReactNode;
}) {
  if (!link) return <>{children}</>;
  return (
    <SiteLink link={link} className={styles.target} aria-label={label}>
      {children}
    </SiteLink>
  );
}
