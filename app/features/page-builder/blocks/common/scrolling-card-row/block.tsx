import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { CardRow } from '#app/features/page-builder/shared/card-row.tsx';
import type { CardListView } from '#app/features/page-builder/shared/card-view.ts';
import styles from './block.module.css';

const LOOK = { className: styles.card, sizes: '(width < 576px) 280px, 420px' };

/** A title that stays at the row's start, and cards that scroll past it. */
export function ScrollingCardRow({ view, isFirst }: BlockProps<CardListView>) {
  return <CardRow view={view} isFirst={isFirst} look={LOOK} label="highlights" className={styles.section} />;
}
