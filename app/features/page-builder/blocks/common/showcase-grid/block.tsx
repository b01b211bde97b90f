import { useTranslation } from 'react-i18next';
import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { CardSection } from '#app/features/page-builder/shared/card-section.tsx';
import { renderCards } from '#app/features/page-builder/shared/render-cards.tsx';
import { buttonClassName, lookOf } from '#app/ui/components/button/button.tsx';
import styles from './block.module.css';
import type { ShowcaseItemView, ShowcaseView } from './showcase-view.ts';

const LOOK = { className: styles.item, kind: 'card', sizes: '(width < 720px) 80vw, 30vw' } as const;

/** Three columns of things with their prices. */
export function ShowcaseGrid({ view, isFirst }: BlockProps<ShowcaseView>) {
  const { t } = useTranslation('blocks');
  const name = view.heading ?? t('showcase');
  return (
    <CardSection head={view} label={name}>
      <ul className={styles.grid} aria-label={name}>
        {renderCards(view.cards, LOOK, isFirst, { more: renderOffer })}
        {Array.from({ length: view.padCount }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one empty place is like another.
          <li key={`pad-${index}`} className={styles.pad} aria-hidden="true" />
        ))}
      </ul>
    </CardSection>
  );
}

function renderOffer({ price, button }: ShowcaseItemView) {
  if (!price && !button) return null;
  return (
    <div className={styles.offer}>
      {price ? (
        <strong dir="auto" data-figures="">
          {price}
        </strong>
      ) : null}
      {button ? (
        // The entire item is the link; this only looks like one.
        <span className={buttonClassName} {...lookOf('secondary')}>
          {button}
        </span>
      ) : null}
    </div>
  );
}
