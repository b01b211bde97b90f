import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { CardSlider } from '#app/features/page-builder/shared/card-slider.tsx';
import type { CardListView, CardView } from '#app/features/page-builder/shared/card-view.ts';
import styles from './block.module.css';

const LOOK = { as: 'div', className: styles.picture, sizes: '(width < 640px) 80vw, 40vw' } as const;

/** A slider of framed pictures; those with a link show its text. */
export function GallerySlider({ view, isFirst }: BlockProps<CardListView>) {
  const { t } = useTranslation('common');
  const renderHint = ({ link }: CardView) =>
    link ? (
      <span className={styles.hint}>
        {t('see_more')}
        <ArrowRight aria-hidden="true" />
      </span>
    ) : null;
  return (
    <CardSlider
      view={view}
      isFirst={isFirst}
      look={LOOK}
      label="gallery"
      className={styles.slider}
      over={renderHint}
    />
  );
}
