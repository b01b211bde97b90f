import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { Scroller } from '#app/ui/components/carousel/scroller.tsx';
import { CardSection } from './card-section.tsx';
import type { CardListView, CardView } from './card-view.ts';
import { type CardLook, renderCards } from './render-cards.tsx';

/** A block that is one row of cards, whose class sets their width. */
export function CardRow({
  view,
  isFirst,
  label,
  look,
  icon,
  className,
  over,
}: Pick<BlockProps<CardListView>, 'view' | 'isFirst'> & {
  /** What it shows, where it has no heading. */
  label: 'highlights' | 'classes' | 'plans' | 'live_classes';
  look: CardLook;
  icon?: ReactNode;
  className?: string | undefined;
  over?: (card: CardView) => ReactNode;
}) {
  const { t } = useTranslation(['blocks', 'catalogue']);
  const name = view.heading ?? t(label);
  return (
    <CardSection head={view} label={name} icon={icon} className={className}>
      <Scroller
        label={name}
        previousLabel={t('scroll_previous', { name, ns: 'catalogue' })}
        nextLabel={t('scroll_next', { name, ns: 'catalogue' })}
        fit="own"
      >
        {renderCards(view.cards, look, isFirst, { over })}
      </Scroller>
    </CardSection>
  );
}
