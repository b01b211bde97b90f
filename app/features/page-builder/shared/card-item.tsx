import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockPicture } from './block-picture.tsx';
import styles from './card-item.module.css';
import type { CardView } from './card-view.ts';
import { Target } from './target.tsx';

/**
 * One card of a row or grid: a picture (a span) and its words (a div). Where it leads somewhere all of it is
 * the target, and its heading the link. How it looks is its block's own.
 */
export function CardItem({
  card,
  place: [position, count],
  className,
  as: Box = 'li',
  kind = 'stage',
  sizes,
  isOnPicture,
  priority,
  over,
  children,
}: {
  card: CardView;
  /** Its position among the cards, from 1. */
  place: readonly [position: number, count: number];
  className: string | undefined;
  as?: 'li' | 'div' | undefined;
  kind?: 'card' | 'stage' | 'round' | undefined;
  sizes?: string | undefined;
  /** Its words lie on the picture. */
  isOnPicture?: boolean | undefined;
  priority?: boolean | undefined;
  /** What else lies on the picture. */
  over?: ReactNode;
  /** Further content below the card's words. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('blocks');
  const { heading, subHeading, description, image, imageAlt, link, size, isUp } = card;
  const words = heading ?? subHeading ?? description;
  const name = words ?? imageAlt ?? t('picture_of', { position, count });
  return (
    <Box
      className={`${styles.card} ${className}`}
      data-size={size}
      data-up={isUp}
      data-linked={link ? '' : undefined}
    >
      <BlockPicture
        image={image}
        kind={kind}
        alt={words || link ? '' : name}
        sizes={sizes}
        isFirst={priority}
        className={styles.picture}
      >
        {over}
      </BlockPicture>
      {words || children ? (
        <div className={styles.words} data-on-picture={isOnPicture ? '' : undefined}>
          <CardWords card={card} />
          {children}
        </div>
      ) : null}
      {heading ? null : <Target link={link} label={name} />}
    </Box>
  );
}

function CardWords({ card: { heading, subHeading, description, link } }: { card: CardView }) {
  return (
    <>
      {heading ? (
        <h3 dir="auto">
          <Target link={link}>{heading}</Target>
        </h3>
      ) : null}
      {subHeading ? <p dir="auto">{subHeading}</p> : null}
      {description ? <p dir="auto">{description}</p> : null}
    </>
  );
}
