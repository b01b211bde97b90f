import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { CardRow } from '#app/features/page-builder/shared/card-row.tsx';
import type { CardListView } from '#app/features/page-builder/shared/card-view.ts';
import styles from './block.module.css';

const LOOK = { className: styles.plan, sizes: '(width < 576px) 90vw, 800px', isOnPicture: true };

/** Training plans: large ones, and pairs of flat ones above each other. */
export function FitnessPlans({ view, isFirst }: BlockProps<CardListView>) {
  return <CardRow view={view} isFirst={isFirst} look={LOOK} label="plans" className={styles.plans} />;
}
