import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { AUTOPLAY_MS } from '#app/features/page-builder/constants.ts';
import { CardSection } from './card-section.tsx';
import type { CardListView, CardView } from './card-view.ts';
import { type CardLook, renderCards } from './render-cards.tsx';
import { Slider } from './slider.tsx';

/** A block that is one slider of cards; its class sets how many are in view. */
export function CardSlider({
  view,
  isFirst,
  label,
  look,
  className,
  over,
}: Pick<BlockProps<CardListView>, 'view' | 'isFirst'> & {
  /** What it shows, where it has no heading. */
  label: 'trainers' | 'gallery';
  look: CardLook;
  className: string | undefined;
  over?: (card: CardView) => ReactNode;
}) {
  const { t } = useTranslation('blocks');
  const name = view.heading ?? t(label);
  return (
    <CardSection as="div" head={view} label={name}>
      <Slider label={name} className={className} autoplayMs={view.plays ? AUTOPLAY_MS : null}>
        {renderCards(view.cards, look, isFirst, { over })}
      </Slider>
    </CardSection>
  );
}
