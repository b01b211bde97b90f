import Crown from 'lucide-react/icons/crown';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import { useFollowLinks } from '#app/ui/hooks/use-follow-links.ts';
import styles from './channel-grid.module.css';
import { ChannelLogo } from './channel-logo.tsx';
import type { ChannelCard } from './channel-model.ts';

const CARD_SIZES = '(max-width: 575.98px) 46vw, (max-width: 1200px) 32vw, 24vw';

/** Channels as cards: thumbnail, logo, name, free or paid (viewer.md §2). `lineOf` is what is on. */
export function ChannelGrid({
  label,
  cards,
  lineOf,
}: {
  label: string;
  cards: readonly ChannelCard[];
  lineOf?: ((id: string) => ReactNode) | undefined;
}) {
  const followLinks = useFollowLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that a key follows is clicked too.
    <ul className={styles.grid} aria-label={label} onClick={followLinks}>
      {cards.map((card) => (
        <li key={card.id} className={styles.cell}>
          <Card card={card} line={lineOf?.(card.id)} />
        </li>
      ))}
    </ul>
  );
}

function Card({ card, line }: { card: ChannelCard; line: ReactNode }) {
  const { t } = useTranslation('channels');
  const origin = useAssetOrigin();
  const { id, name, image, logo, isFree } = card;
  const source = useMemo(() => toPictureSource(image, origin, 'card'), [image, origin]);
  return (
    <a href={paths.channel({ id })} className={styles.card}>
      <Picture source={source} sizes={CARD_SIZES} className={styles.picture}>
        {isFree === null ? null : (
          <span className={styles.badge}>
            <Badge tone={isFree ? 'positive' : 'accent'}>
              {isFree ? null : <Crown aria-hidden="true" />}
              {t(isFree ? 'free' : 'paid')}
            </Badge>
          </span>
        )}
      </Picture>
      <span className={styles.foot}>
        {logo ? <ChannelLogo logo={logo} name={name} size="medium" /> : null}
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {line}
        </span>
      </span>
    </a>
  );
}
