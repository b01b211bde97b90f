import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import { contentPath } from '#app/features/links/paths.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import styles from './card.module.css';
import type { CardBadge, Card as CardModel } from './card-model.ts';

const CARD_SIZES = '(width > 1200px) 19vw, (width >= 576px) 31vw, 45vw';

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
export function Card({ card, badgeText }: { card: CardModel; badgeText: BadgeText }) {
  const source = toPictureSource(card.image, useAssetOrigin(), 'card');
  return (
    <a
      href={contentPath({ content_id: card.id, video_type: card.type })}
      className={styles.card}
      data-card="content"
    >
      <Picture source={source} sizes={CARD_SIZES} className={styles.picture}>
        {card.badge || card.isLocked ? <Badges card={card} badgeText={badgeText} /> : null}
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
          <Lock aria-hidden="true" />
          <VisuallyHidden>{badgeText('members')}</VisuallyHidden>
        </Badge>
      ) : null}
    </span>
  );
}
