/** Where a card is drawn, in pixels of the window. */
interface Drawn {
  id: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A place beside a card, with the side of it where a line shows the place. */
interface CardGap {
  beside: string;
  isBefore: boolean;
  side: 'left' | 'right' | 'top' | 'bottom';
}

/** The place nearest to a point: cards run in rows, or one below the other. */
export function cardGapAt(
  cards: readonly Drawn[],
  { x, y }: { x: number; y: number },
  isRightToLeft: boolean,
): CardGap | null {
  const distance = ({ left, right, top, bottom }: Drawn) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const [first, ...others] = cards;
  if (!first) return null;
  const nearest = others.reduce((best, card) => (distance(card) < distance(best) ? card : best), first);
  const { id: beside, left, right, top, bottom } = nearest;
  const isRow = cards.some((card) => card !== nearest && card.top < bottom && card.bottom > top);
  if (isRow) {
    const isLeft = x < (left + right) / 2;
    return { beside, isBefore: isLeft !== isRightToLeft, side: isLeft ? 'left' : 'right' };
  }
  const isBefore = y < (top + bottom) / 2;
  return { beside, isBefore, side: isBefore ? 'top' : 'bottom' };
}

/** The place in a list that a card has after it, from 0; null where it has it already. */
export function placeOf(
  ids: readonly string[],
  dragged: string,
  { beside, isBefore }: Pick<CardGap, 'beside' | 'isBefore'>,
): number | null {
  const from = ids.indexOf(dragged);
  const others = ids.filter((id) => id !== dragged);
  const at = others.indexOf(beside);
  const to = at + (isBefore ? 0 : 1);
  return from < 0 || at < 0 || to === from ? null : to;
}
