import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { PlaylistPlayback } from '#app/features/playback/playlist/playlist-playback.ts';
import { opensHere, useFollowLinks } from '#app/ui/hooks/use-follow-links.ts';

/** Clicking an item plays it in place, arrows move from item to item, and the current one is kept in view. */
export function usePlaylistList({ state, play }: Pick<PlaylistPlayback, 'state' | 'play'>) {
  const ref = useRef<HTMLOListElement>(null);
  const followLinks = useFollowLinks();
  const { id } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current item is elsewhere in the list then.
  useEffect(() => {
    const current = ref.current?.querySelector<HTMLElement>('[aria-current]');
    if (ref.current && current) scrollWithin(ref.current, current);
  }, [id]);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const item = link?.dataset.item;
    if (!link || !item || !opensHere(event, link)) return followLinks(event);
    // Of a locked playlist they lead to their own pages.
    if (link.pathname !== window.location.pathname) return followLinks(event);
    event.preventDefault();
    play(item);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const links = Array.from(ref.current?.querySelectorAll<HTMLElement>('a[data-item]') ?? []);
    const at = links.indexOf(document.activeElement as HTMLElement);
    const target = links[targetOf(event.key, at, links.length) ?? -1];
    if (!target || !ref.current) return;
    event.preventDefault();
    target.focus({ preventScroll: true });
    scrollWithin(ref.current, target);
  };
  return { ref, onClick, onKeyDown };
}

function targetOf(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** `scrollIntoView` would move the page along with the list. */
function scrollWithin(list: HTMLElement, target: HTMLElement) {
  const outer = list.getBoundingClientRect();
  const inner = target.getBoundingClientRect();
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
