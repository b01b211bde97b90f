import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Place } from '../places/find-places.ts';
import { type DrawnCard, drawnCards } from './drawn-cards.ts';

/** Of tools over a block, and of the question: what is pointed at is these, not the card below them. */
const OVER = '[data-over], dialog';
/** What viewers see of the block. */
const HELD = '[data-held]';

/** The cards that a block draws, and the one in hand: the first, until another is pointed at, tapped or shown. */
export function useCurrentCard(section: RefObject<HTMLElement>, places: readonly Place[]) {
  const [path, setPath] = useState<string | null>(null);
  const cards = useMemo(() => {
    const content = section.current?.querySelector(HELD);
    return content ? drawnCards(places, content) : [];
  }, [places, section]);

  useEffect(() => {
    const { current: block } = section;
    if (!block || cards.length === 0) return;
    const controller = new AbortController();
    const point = (event: PointerEvent) => {
      const { type, target, clientX, clientY } = event;
      if (target instanceof Element && target.closest(OVER)) return;
      // The page moves below a pointer that rests, too.
      if (type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
      // Cards within cards come after them.
      const card = cards.findLast(({ element }) => isAt(element, clientX, clientY));
      if (card) setPath(card.path);
    };
    for (const type of ['pointermove', 'pointerdown'] as const)
      block.addEventListener(type, point, { signal: controller.signal, passive: true });
    return () => controller.abort();
  }, [section, cards]);

  const current = cards.find((card) => card.path === path) ?? cards[0] ?? null;
  return { cards, current, setCurrent: (card: Pick<DrawnCard, 'path'>) => setPath(card.path) };
}

function isAt(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
