import { useLocation } from '@remix-run/react';
import { paths } from '#app/features/links/paths.ts';
import type { SiteLink as SiteLinkModel } from '#app/features/links/site-link.ts';
import { SiteLink } from '#app/features/links/site-link.tsx';
import { buttonClassName, lookOf } from '#app/ui/components/button/button.tsx';
import type { MenuItem } from '../../chrome/site-chrome.ts';
import styles from './header-layout.module.css';

/** Looks like a button; one that leads nowhere is text. */
export function HeaderButton({
  item: { label, link },
  variant,
  wide = false,
}: {
  item: MenuItem;
  variant: Parameters<typeof lookOf>[0];
  wide?: boolean;
}) {
  const { pathname, search } = useLocation();
  if (!link) return <span className={styles.words}>{label}</span>;
  return (
    <SiteLink
      link={withReturn(link, pathname + search)}
      className={buttonClassName}
      {...lookOf(variant, wide ? 'medium' : 'small', wide)}
    >
      <span>{label}</span>
    </SiteLink>
  );
}

/** Pages that lead back to where one came from. */
const RETURNING: Readonly<Record<string, typeof paths.login>> = {
  [paths.login()]: paths.login,
  [paths.signup()]: paths.signup,
  [paths.pricing()]: paths.pricing,
};

function withReturn(link: SiteLinkModel, redirectTo: string): SiteLinkModel {
  const page = Object.hasOwn(RETURNING, link.href) ? RETURNING[link.href] : undefined;
  return page ? { ...link, href: page({}, { redirectTo }) } : link;
}
