import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import styles from './card-tools.module.css';
import type { DrawnCard } from './drawn-cards.ts';
import { showCard } from './show-card.ts';

/** "3 of 6", and what brings the others into sight: a slider's own arrows are inert while it is edited. */
export function CardStrip({
  cards,
  current,
  setCurrent,
  position,
  count,
}: {
  cards: readonly DrawnCard[];
  current: DrawnCard;
  setCurrent(card: DrawnCard): void;
  position: number;
  count: number;
}) {
  const { t } = useTranslation('edit');
  function step(by: -1 | 1) {
    const next = cards.at((cards.indexOf(current) + by) % cards.length);
    if (!next) return;
    setCurrent(next);
    showCard(next.element);
  }
  const place = (
    <span className={styles.position} data-figures>
      {t('card_position', { position, count })}
    </span>
  );
  if (cards.length < 2) return place;
  return (
    <>
      <IconButton
        label={t('card_previous')}
        icon={<ChevronLeft aria-hidden="true" className={styles.mirrored} />}
        onClick={() => step(-1)}
      />
      {place}
      <IconButton
        label={t('card_next')}
        icon={<ChevronRight aria-hidden="true" className={styles.mirrored} />}
        onClick={() => step(1)}
      />
    </>
  );
}
