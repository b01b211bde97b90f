import { useNavigate } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { isUnmodifiedClick } from '#app/lib/unmodified-click.ts';

/**
 * The click handler of an element that holds many plain links: those of this site open without a new
 * document, as Remix's own `<Link>` would open them. One handler for a row spares each of its links the
 * router's hooks.
 */
export function useFollowLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !opensHere(event, link)) return;
    event.preventDefault();
    const { pathname, search, hash, href } = link;
    navigate({ pathname, search, hash }, { replace: href === location.href });
  };
}

/** Of React or of the browser. */
type Click = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button' | 'defaultPrevented'>;

/** A modified click, another button, a target or a download are the browser's own. */
export function opensHere(event: Click, link: HTMLAnchorElement): boolean {
  const staysHere = (link.target === '' || link.target === '_self') && !link.hasAttribute('download');
  return !event.defaultPrevented && isUnmodifiedClick(event) && staysHere && link.origin === location.origin;
}
