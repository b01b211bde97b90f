import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from '#app/ui/components/link/link.tsx';
import { useIsInIframe, useLinkTarget } from '#app/ui/contexts/link-target.ts';
import { PopupLink } from './popup-link.tsx';
import { PREFETCH } from './prefetch.ts';
import type { SiteLink as SiteLinkModel } from './site-link.ts';

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;

interface Props
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel' | 'download'> {
  link: SiteLinkModel | null;
  children: ReactNode;
}

/** Leads where a configured link leads; what leads nowhere is text of the same look. */
export function SiteLink({ link, children, ...rest }: Props) {
  const target = useLinkTarget();
  const isInIframe = useIsInIframe();
  if (!link) return <span {...rest}>{children}</span>;
  const { href, isExternal, popupTitle } = link;
  if (!isExternal) {
    return (
      <Link prefetch={PREFETCH} {...rest} {...target} to={href}>
        {children}
      </Link>
    );
  }
  if (popupTitle !== undefined && !isInIframe) {
    return (
      <PopupLink {...rest} {...NEW_TAB} href={href} popupTitle={popupTitle}>
        {children}
      </PopupLink>
    );
  }
  // A mail program or a telephone opens by itself, and leaves no empty tab.
  const opensTab = href.startsWith('http');
  return (
    <a {...rest} {...(opensTab ? NEW_TAB : target)} href={href}>
      {children}
    </a>
  );
}
