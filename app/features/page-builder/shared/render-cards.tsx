import type { ReactNode } from 'react';
import { CardItem } from './card-item.tsx';
import type { CardView } from './card-view.ts';

/** What all cards of a block have in common. */
export interface CardLook {
  className: string | undefined;
  /** Within the items of a slider, which are its own. */
  as?: 'div';
  kind?: 'card' | 'stage' | 'round';
  /** The `sizes` attribute of the picture. */
  sizes?: string;
  isOnPicture?: boolean;
}

export interface CardExtras<Card> {
  /** What else lies on a card's picture. */
  over?: ((card: Card) => ReactNode) | undefined;
  /** Further content of a card. */
  more?: (card: Card) => ReactNode;
}

/** A block's cards in their order; the first picture of a page is fetched first. */
export function renderCards<Card extends CardView>(
  cards: readonly Card[],
  look: CardLook,
  isFirst: boolean,
  { over, more }: CardExtras<Card> = {},
): ReactNode[] {
  return cards.map((card, index) => (
    <CardItem
      // biome-ignore lint/suspicious/noArrayIndexKey: cards keep their order.
      key={index}
      {...look}
      sizes={cards.length > 1 ? look.sizes : '100vw'}
      card={card}
      place={[index + 1, cards.length]}
      priority={isFirst && index === 0}
      over={over?.(card)}
    >
      {more?.(card)}
    </CardItem>
  ));
}
