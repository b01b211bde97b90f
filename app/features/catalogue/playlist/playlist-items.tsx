import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAssetOrigin } from '#app/ui/asset-origin.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorState } from '#app/ui/error-state.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useFollowLinks } from '#app/ui/use-follow-links.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { toPictureSource } from '../picture-source.ts';
import styles from './playlist-items.module.css';
import type { PlaylistItems as Items, PlaylistItem } from './playlist-items-model.ts';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e'];

/** What the playlist holds, in the order that it plays in; null says that it could not be loaded. */
export function PlaylistItems({
  items,
  retryHref,
  allHref,
}: {
  items: Items | null;
  retryHref: string;
  allHref: string;
}) {
  const { t } = useTranslation(['catalogue', 'common']);
  const headingId = useId();
  const followLinks = useFollowLinks();
  if (!items) {
    const retry = { retryLabel: t('try_again', { ns: 'common' }), retryHref };
    return (
      <div className={styles.state}>
        <ErrorState title={t('items_failed')} {...retry} />
      </div>
    );
  }
  if (items.total === 0) {
    return (
      <div className={styles.state}>
        <EmptyState title={t('playlist_empty')} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that a key follows is clicked too.
    <section className={styles.panel} aria-labelledby={headingId} onClick={followLinks}>
      <div className={styles.top}>
        <h2 className={styles.heading} id={headingId}>
          {t('playlist_items')}
        </h2>
        <p className={styles.sum}>
          <span>{t('videos', { count: items.total })}</span>
          {items.duration ? <span>{items.duration}</span> : null}
        </p>
      </div>
      <ol className={styles.list}>
        {items.items.map((item) => (
          <Item key={item.id} item={item} membersLabel={t('badge_members')} />
        ))}
        {items.items.length < items.total ? (
          <li className={styles.all}>
            <LinkButton to={allHref} variant="secondary" size="small" preventScrollReset>
              {t('show_all')}
            </LinkButton>
          </li>
        ) : null}
      </ol>
    </section>
  );
}

function Item({ item, membersLabel }: { item: PlaylistItem; membersLabel: string }) {
  const source = toPictureSource(item.image, useAssetOrigin(), 'card');
  const { href, title, categories, duration, isLocked } = item;
  return (
    <li className={styles.item}>
      <a href={href} className={styles.link} data-card="content">
        <Picture source={source} sizes="136px" className={styles.picture}>
          {duration ? <span className={styles.duration}>{duration}</span> : null}
        </Picture>
        <span className={styles.words}>
          <span className={styles.title}>
            {isLocked ? (
              <>
                <Lock aria-hidden="true" />
                <VisuallyHidden>{membersLabel}</VisuallyHidden>{' '}
              </>
            ) : null}
            <bdi>{title}</bdi>
          </span>
          {categories ? <span className={styles.categories}>{categories}</span> : null}
        </span>
      </a>
    </li>
  );
}

export function PlaylistItemsSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.panel} role="status" aria-label={t('loading')}>
      {PLACEHOLDERS.map((key) => (
        <div key={key} className={styles.pending}>
          <Skeleton shape="wide" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
