import Crown from 'lucide-react/icons/crown';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { Rating } from '#app/ui/components/rating/rating.tsx';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import { AwaitDeferred } from '../deferred/await-deferred.tsx';
import { TitleHeading } from '../detail/title-heading.tsx';
import styles from './channel-head.module.css';
import { ChannelLogo } from './channel-logo.tsx';
import { type ChannelHead as Head, headCategories } from './channel-model.ts';

export const CHANNEL_BANNER_SIZES = '100vw';

/**
 * The head of a channel's page: its banner, and over it what it is. `children` are the small buttons at its
 * end.
 */
export function ChannelHead({
  head,
  figures,
  children,
}: {
  head: Head;
  /** The rating from the channel's reviews, where the channel has none of its own. */
  figures: ComponentProps<typeof AwaitDeferred<Pick<Head, 'rating'>>>['value'] | null;
  children?: ReactNode;
}) {
  const { t } = useTranslation('channels');
  const { name, logo, banner, isFree } = head;
  return (
    <header className={styles.head} data-on-picture="">
      <div className={styles.banner} aria-hidden="true">
        <Picture
          source={toPictureSource(banner, useAssetOrigin(), 'stage')}
          sizes={CHANNEL_BANNER_SIZES}
          shape="fill"
          priority
        />
      </div>
      <div className={styles.row}>
        <ChannelLogo logo={logo} name={name} size="large" />
        <div className={styles.words}>
          <TitleHeading>{name}</TitleHeading>
          <ul className={styles.facts}>
            <li>
              <Badge tone={isFree ? 'positive' : 'accent'}>
                {isFree ? null : <Crown aria-hidden="true" />}
                {t(isFree ? 'free' : 'paid')}
              </Badge>
            </li>
            <li>
              {figures ? (
                <AwaitDeferred value={figures} fallback={null}>
                  {({ rating }) => <RatingOf rating={rating} />}
                </AwaitDeferred>
              ) : (
                <RatingOf rating={head.rating} />
              )}
            </li>
            {headCategories(head).map((category) => (
              <li key={category.name}>
                {category.href ? <Link to={category.href}>{category.name}</Link> : category.name}
              </li>
            ))}
          </ul>
        </div>
        {children ? <div className={styles.extras}>{children}</div> : null}
      </div>
    </header>
  );
}

function RatingOf({ rating }: { rating: Head['rating'] }) {
  const { t } = useTranslation('catalogue');
  if (!rating) return null;
  const { average, count, countValue } = rating;
  const label = count ? t('rated_with_count', { average, count: countValue }) : t('rated', { average });
  return <Rating value={average} count={count} label={label} />;
}
