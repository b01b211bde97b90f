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

export function Card({ card }: { card: CardModel }) {
  const { t } = useTranslation('catalogue');
  const source = toPictureSource(card.image, useAssetOrigin(), 'card');
  return (
    <Link to={contentPath({ content_id: card.id, video_type: card.type })} className={styles.card}>
      <span className={styles.picture}>
        <Picture source={source} sizes={CARD_SIZES} />
        {card.badge || card.isLocked ? (
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
        ) : null}
      </span>
      <span className={styles.title}>{card.title}</span>
      {card.facts ? <span className={styles.facts}>{card.facts}</span> : null}
    </Link>
  );
}
