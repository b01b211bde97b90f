import { useTranslation } from 'react-i18next';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import styles from './card.module.css';
import type { CardBadge, Card as CardModel } from './card-model.ts';

/**
 * The `sizes` attribute of a picture in a row, which shows 5, 3 and 2.15 cards; without ">" and "<", which would be
 * escaped in each of a page's hundred cards.
 */
const ROW_SIZES = '(max-width: 575.98px) 41vw, (max-width: 1200px) 30vw, 18vw';

/** Lucide's padlock as one path; its own component takes as long to draw as the rest of the card. */
const LOCK =
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4';

type BadgeText = (badge: CardBadge | 'members') => string;

/** The texts of the badges of a row's cards. */
export function useBadgeText(): BadgeText {
  const { t } = useTranslation('catalogue');
  return (badge) => t(`badge_${badge}`);
}

/**
 * A page holds a hundred of these, so they are lean: a plain link, which the row around it follows in place
 * (use-follow-links.ts), and badges in words that the row got for all of them.
 */
export function Card({
  card,
  badgeText,
  sizes = ROW_SIZES,
  isInView,
}: {
  card: CardModel;
  badgeText: BadgeText;
  /** Of the picture, as the next. */
  sizes?: string;
  isInView?: boolean;
}) {
  const source = toPictureSource(card.image, useAssetOrigin(), 'card');
  const { mark } = card;
  return (
    <a
      href={card.href}
      className={styles.card}
      // What is on leads to its channel, which has no detail card.
      data-card={mark && !mark.text ? undefined : 'content'}
    >
      <Picture source={source} sizes={sizes} isInView={isInView} className={styles.picture}>
        {card.badge || card.isLocked ? <Badges card={card} badgeText={badgeText} /> : null}
        {mark ? (
          <span
            className={mark.text ? styles.rank : styles.bar}
            style={{ '--progress': mark.progress } as object}
          >
            {mark.text}
          </span>
        ) : null}
      </Picture>
      <span className={styles.title}>{card.title}</span>
      {card.facts ? <span className={styles.facts}>{card.facts}</span> : null}
    </a>
  );
}

function Badges({ card, badgeText }: { card: CardModel; badgeText: BadgeText }) {
  return (
    <span className={styles.badges}>
      {card.badge ? (
        <Badge tone={card.badge === 'live' ? 'live' : 'neutral'}>{badgeText(card.badge)}</Badge>
      ) : null}
      {card.isLocked ? (
        <Badge>
          <svg className={styles.lock} viewBox="0 0 24 24" aria-hidden="true">
            <path d={LOCK} />
          </svg>
          <VisuallyHidden>{badgeText('members')}</VisuallyHidden>
        </Badge>
      ) : null}
    </span>
  );
}
