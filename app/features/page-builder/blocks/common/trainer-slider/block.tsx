import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { CardSlider } from '#app/features/page-builder/shared/card-slider.tsx';
import type { CardListView } from '#app/features/page-builder/shared/card-view.ts';
import styles from './block.module.css';

const LOOK = { as: 'div', className: styles.trainer, kind: 'round', sizes: '320px' } as const;

/** People, their portraits under arches. */
export function TrainerSlider({ view, isFirst }: BlockProps<CardListView>) {
  return <CardSlider view={view} isFirst={isFirst} look={LOOK} label="trainers" className={styles.slider} />;
}
