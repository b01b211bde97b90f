import { useLocation } from '@remix-run/react';
import { SiteLink } from '#app/features/links/site-link.tsx';
import type { MenuItem } from '../chrome/site-chrome.ts';
import { currentPage } from './current-page.ts';

/** A link of a menu; one that leads nowhere is text, and looks like it. */
export function MenuAnchor({
  item: { label, link },
  className,
  wordsClassName,
}: {
  item: MenuItem;
  className: string | undefined;
  wordsClassName: string | undefined;
}) {
  const { pathname } = useLocation();
  if (!link) return <span className={wordsClassName}>{label}</span>;
  return (
    <SiteLink link={link} className={className} aria-current={currentPage(link.href, pathname)}>
      {label}
    </SiteLink>
  );
}
