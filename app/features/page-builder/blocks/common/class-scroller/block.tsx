import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { CardRow } from '#app/features/page-builder/shared/card-row.tsx';
import type { CardListView, CardView } from '#app/features/page-builder/shared/card-view.ts';
import styles from './block.module.css';

const LOOK = { className: styles.card, sizes: '(width < 576px) 480px, 800px' };

/** Classes to choose from: tall pictures, each with a label that overhangs it. */
export function ClassScroller({ view, isFirst }: BlockProps<CardListView>) {
  return <CardRow view={view} isFirst={isFirst} look={LOOK} label="classes" over={renderArrow} />;
}

function renderArrow({ link }: CardView) {
  return link ? <ArrowUpRight className={styles.go} aria-hidden="true" /> : null;
}
