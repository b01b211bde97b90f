// chunk: pages

import type { ReactNode } from 'react';
import { Skeleton } from '#app/ui/components/state/skeleton.tsx';
import { useFollowLinks } from '#app/ui/hooks/use-follow-links.ts';
import { Card, useBadgeText } from './card.tsx';
import styles from './card-grid.module.css';
import type { Card as CardModel } from './card-model.ts';

/** Two to five columns. On a phone a hair less than their width, at which most would take the next larger file. */
const GRID_SIZES = '(max-width: 575.98px) 44vw, (max-width: 1200px) 31vw, 19vw';
/** Cards that any screen shows of a page that opens with a list: three rows of two on a phone. */
const CARDS_IN_VIEW = 6;

/** A long list of content cards, in as many columns as its container has room for. */
export function CardGrid({
  label,
  cards,
  pendingCount = 0,
  isMain = false,
  action,
}: {
  label: string;
  cards: readonly CardModel[];
  /** Placeholders after the cards, for those that are loading. */
  pendingCount?: number | undefined;
  /** The page opens with it. */
  isMain?: boolean;
  /** A card's further action, beside the link. */
  action?: (card: CardModel) => ReactNode;
}) {
  const badgeText = useBadgeText();
  const followLinks = useFollowLinks();
  return (
    <div className={styles.container}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that a key follows is clicked too. */}
      <ul
        className={styles.grid}
        aria-label={label}
        aria-busy={pendingCount > 0 || undefined}
        onClick={followLinks}
      >
        {cards.map((card, index) => (
          <li key={card.id} className={styles.cell}>
            <Card
              card={card}
              badgeText={badgeText}
              sizes={GRID_SIZES}
              isInView={isMain && index < CARDS_IN_VIEW}
            />
            {action?.(card)}
          </li>
        ))}
        {placeholders(pendingCount).map((key) => (
          <li key={key} className={styles.cell} aria-hidden="true">
            <Skeleton shape="wide" />
            <div className={styles.texts}>
              <Skeleton />
              <Skeleton />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function placeholders(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `pending-${index}`);
}
