import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { CardRow } from '#app/features/page-builder/shared/card-row.tsx';
import type { CardListView } from '#app/features/page-builder/shared/card-view.ts';
import styles from './block.module.css';

const LOOK = { className: styles.card, sizes: '(width < 576px) 320px, 900px', isOnPicture: true };

/** Tall pictures of three widths in one row, their words on them. */
export function DefinityCards({ view, isFirst }: BlockProps<CardListView>) {
  return <CardRow view={view} isFirst={isFirst} look={LOOK} label="highlights" />;
}
