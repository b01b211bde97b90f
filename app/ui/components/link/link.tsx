// chunk: shell

// biome-ignore lint/style/noRestrictedImports: all others import this one.
import { type LinkProps, Link as RemixLink } from '@remix-run/react';
import { forwardRef } from 'react';

/** A path of this site as pages spell it: neither relative, nor with a scheme or a host of its own. */
const SITE_PATH = /^\/(?!\/)/;

/**
 * Remix's link. On the server, where nobody clicks, it is the element alone: Remix resolves each address three times
 * against the routes around the link, and a page has up to a hundred links.
 */
export const Link: typeof RemixLink = import.meta.env.SSR ? forwardRef(ServerLink) : RemixLink;

function ServerLink(props: LinkProps) {
  const {
    to,
    prefetch,
    discover = 'render',
    relative,
    state,
    replace,
    preventScrollReset,
    ...others
  } = props;
  if (typeof to !== 'string' || !SITE_PATH.test(to)) return <RemixLink {...props} />;
  const { reloadDocument, viewTransition, target, ...rest } = others;
  const isDiscovered = discover === 'render' && !reloadDocument;
  // In the order of Remix's own, so that a page is the same to the byte.
  return <a {...rest} data-discover={isDiscovered || undefined} href={to} target={target} />;
}
