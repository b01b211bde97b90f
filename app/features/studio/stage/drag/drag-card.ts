import type { DrawnCard } from '../cards/drawn-cards.ts';
import { isRightToLeft } from '../overlay/is-right-to-left.ts';
import { cardGapAt, placeOf } from './card-gap.ts';
import { dragByGrip } from './drag-by-grip.ts';

export interface CardDrag {
  name: string;
  section: HTMLElement;
  card: DrawnCard;
  /** Those of its block that are drawn. */
  cards: readonly DrawnCard[];
  /** All of its list, in its order. */
  ids: readonly string[];
  /** The class of the line that shows its place. */
  lineClass: string;
  /** From 0. */
  moveTo(place: number, card: DrawnCard): void;
}

const LINE_PX = 6;

/** Lets a card be dragged among those of its list. A line shows its place. */
export function dragCard(
  grip: HTMLElement,
  latest: { readonly current: CardDrag | null },
  className: string,
): () => void {
  const { current: first } = latest;
  if (!first) return () => undefined;
  const { section, lineClass } = first;
  const line = document.createElement('span');
  line.className = lineClass;
  line.dataset.dropLine = '';
  let place: number | null = null;
  const show = (point: { clientX: number; clientY: number } | null) => {
    place = point && latest.current && placeAt(latest.current, point, line);
    if (place === null) line.remove();
    else section.appendChild(line);
  };
  return dragByGrip(grip, {
    preview: () => ({ text: latest.current?.name ?? '', className }),
    target: section,
    onMove: show,
    onLeave: () => show(null),
    onDrop(isInside) {
      const to = isInside ? place : null;
      show(null);
      if (to !== null && latest.current) latest.current.moveTo(to, latest.current.card);
    },
  });
}

function placeAt(
  { section, card, cards, ids }: CardDrag,
  { clientX, clientY }: { clientX: number; clientY: number },
  line: HTMLElement,
): number | null {
  const drawn = cards
    .filter(({ list }) => list === card.list)
    .map(({ id, element }) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { id, left, right, top, bottom };
    });
  const gap = cardGapAt(drawn, { x: clientX, y: clientY }, isRightToLeft(cards[0]?.element ?? section));
  const box = drawn.find(({ id }) => id === gap?.beside);
  if (!gap || !box) return null;
  const around = section.getBoundingClientRect();
  const isUpright = gap.side === 'left' || gap.side === 'right';
  const x = isUpright ? box[gap.side] - LINE_PX / 2 : box.left;
  const y = isUpright ? box.top : box[gap.side] - LINE_PX / 2;
  const properties = {
    '--x': x - around.left,
    '--y': y - around.top,
    '--width': isUpright ? LINE_PX : box.right - box.left,
    '--height': isUpright ? box.bottom - box.top : LINE_PX,
  };
  for (const [name, px] of Object.entries(properties)) line.style.setProperty(name, `${px}px`);
  return placeOf(ids, card.id, gap);
}
