import { Link } from '@remix-run/react';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { contentPath } from '#app/features/links/content-path.ts';
import { useAssetOrigin } from '#app/ui/asset-origin.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import styles from './card.module.css';
import type { Card as CardModel } from './card-model.ts';
import { toPictureSource } from './picture-source.ts';

const CARD_SIZES = '(width > 1200px) 19vw, (width >= 576px) 31vw, 45vw';

/** A page holds a hundred of these: whatever a card does not need itself is left to its parts. */
export function Card({ card }: { card: CardModel }) {
  const source = toPictureSource(card.image, useAssetOrigin(), 'card');
  return (
    <Link
      to={contentPath({ content_id: card.id, video_type: card.type })}
      className={styles.card}
      // The hero's and header's links already make the page's routes known; one question a card would be too many.
      discover="none"
    >
      <span className={styles.picture}>
        <Picture source={source} sizes={CARD_SIZES} />
        {card.badge || card.isLocked ? <Badges card={card} /> : null}
      </span>
      <span className={styles.title}>{card.title}</span>
      {card.facts ? <span className={styles.facts}>{card.facts}</span> : null}
    </Link>
  );
}

function Badges({ card }: { card: CardModel }) {
  const { t } = useTranslation('catalogue');
  return (
    <span className={styles.badges}>
      {card.badge ? (
        <Badge tone={card.badge === 'live' ? 'live' : 'neutral'}>{t(`badge_${card.badge}`)}</Badge>
      ) : null}
      {card.isLocked ? (
        <Badge>
          <Lock aria-hidden="true" />
          <VisuallyHidden>{t('badge_members')}</VisuallyHidden>
        </Badge>
      ) : null}
    </span>
  );
}
