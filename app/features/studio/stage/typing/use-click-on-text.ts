import { type RefObject, useEffect, useRef } from 'react';
import { isUnmodifiedClick } from '#app/lib/unmodified-click.ts';
import type { Place } from '../places/find-places.ts';
import { usePlaceStore } from '../places/place-store.ts';
import { textAtPoint } from './text-at-point.ts';

/**
 * A press on a text opens it. What the block shows is held still, so the press is one on the block around it; by touch
 * the first one chooses the block (edit-mode.md §6).
 */
export function useClickOnText(
  block: string,
  root: RefObject<HTMLElement>,
  open: (place: Place, at: { x: number; y: number }) => void,
): void {
  const places = usePlaceStore();
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const section = root.current?.closest<HTMLElement>('[data-block-id]');
    if (!places || !section) return;
    const over = new AbortController();
    let isChosen = false;
    section.addEventListener(
      'pointerdown',
      ({ pointerType }) => {
        isChosen = pointerType !== 'touch' || section.contains(document.activeElement);
      },
      { signal: over.signal },
    );
    section.addEventListener(
      'click',
      (event) => {
        const isOnPage = event.target === section || event.target === root.current;
        if (!isOnPage || !isChosen || !isUnmodifiedClick(event)) return;
        const { clientX: x, clientY: y } = event;
        const place = textAtPoint(places.get(block), x, y);
        if (place) latest.current(place, { x, y });
      },
      { signal: over.signal },
    );
    return () => over.abort();
  }, [places, block, root]);
}
