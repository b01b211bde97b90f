import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { CardRow } from '#app/features/page-builder/shared/card-row.tsx';
import type { CardListView } from '#app/features/page-builder/shared/card-view.ts';
import styles from './block.module.css';

const LOOK = { className: styles.card, sizes: '(width < 576px) 320px, 640px' };

/** Cards with headings above or below, so that their pictures go up and down along the row. */
export function BobbingCards({ view, isFirst }: BlockProps<CardListView>) {
  return <CardRow view={view} isFirst={isFirst} look={LOOK} label="highlights" />;
}
