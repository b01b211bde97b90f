import type { Link } from '#app/contract/link.ts';
import { hasScheme } from '#app/contract/url-scheme.ts';
import { memoizeByKey } from '#app/lib/memoize.ts';
import { safeRedirect } from '#app/lib/safe-redirect.ts';
import { linkHref } from './link-href.ts';

/** A configured link as pages draw it: it leads somewhere, and not into a script. */
export interface SiteLink {
  /** A path of this site, or an address with its scheme. */
  href: string;
  /** Leads out of the site. */
  isExternal?: true;
  /** Opens over the page where scripts run, under this name; empty where the link has none. */
  popupTitle?: string;
}

const OUTWARD_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const MAX_PATHS = 500;

/** Parsing addresses is a third of what reading a stage's blocks takes, and the same ones come again and again. */
const toOwnPath = memoizeByKey((href: string) => safeRedirect(href, ''), MAX_PATHS);

/** Null for a link that is absent, broken or dangerous: its label is then shown as text. */
export function toSiteLink(link: Link | null | undefined): SiteLink | null {
  const href = link ? readableHref(link) : null;
  if (!link || href === null) return null;
  if (href.startsWith('/')) {
    const path = toOwnPath(href);
    return path === '' ? null : { href: path };
  }
  const url = outwardUrl(href, link.data.url);
  if (!url) return null;
  const isPopup = link.type === 'EXTERNAL' && link.popup_enabled && url.protocol.startsWith('http');
  return { href: url.href, isExternal: true, ...(isPopup && { popupTitle: link.data.name?.trim() ?? '' }) };
}

function readableHref(link: Link): string | null {
  try {
    return linkHref(link);
  } catch {
    // A lone surrogate cannot be encoded in an address.
    return null;
  }
}

function outwardUrl(href: string, written: string | undefined): URL | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  // "https://bank.example@elsewhere.example" pretends to lead to the first.
  if (!OUTWARD_PROTOCOLS.has(url.protocol) || url.username || url.password) return null;
  // "about-us" is a page whose slash was forgotten, not a host.
  const isHost = url.hostname.includes('.') || url.hostname === 'localhost' || url.hostname.startsWith('[');
  return isHost || hasScheme(written ?? '') ? url : null;
}
