import { useTranslation } from 'react-i18next';
import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { CardSection } from '#app/features/page-builder/shared/card-section.tsx';
import type { CardListView } from '#app/features/page-builder/shared/card-view.ts';
import { renderCards } from '#app/features/page-builder/shared/render-cards.tsx';
import styles from './block.module.css';

const LOOK = { className: styles.picture, sizes: '(width < 576px) 320px, 640px', isOnPicture: true };

/**
 * A wall of pictures in full rows, each of the width that its size gives it; their captions show on hover and
 * focus.
 */
export function FineTunedGallery({ view, isFirst }: BlockProps<CardListView>) {
  const { t } = useTranslation('blocks');
  const name = view.heading ?? t('gallery');
  return (
    <CardSection head={view} label={name}>
      <ul className={styles.wall} aria-label={name}>
        {renderCards(view.cards, LOOK, isFirst)}
      </ul>
    </CardSection>
  );
}
