import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaylistPlayback } from '#app/features/playback/playlist/playlist-playback.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { ErrorState } from '#app/ui/components/state/error-state.tsx';
import { Skeleton } from '#app/ui/components/state/skeleton.tsx';
import { PlaylistItemRow } from './playlist-item-row.tsx';
import styles from './playlist-items.module.css';
import { type PlaylistItems as Items, itemPath } from './playlist-items-model.ts';
import { usePlaylistList } from './use-playlist-list.ts';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e'];

interface ListProps {
  playlistId: string;
  playback: PlaylistPlayback;
  /** Loop and shuffle. */
  toggles: ReactNode;
  retryHref: string;
  allHref: string;
}

/** A playlist's items in the order that they play in; null where they could not be loaded. */
export function PlaylistItems({ items, ...props }: ListProps & { items: Items | null }) {
  const { t } = useTranslation(['catalogue', 'common']);
  if (!items) {
    const retry = { retryLabel: t('try_again', { ns: 'common' }), retryHref: props.retryHref };
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
  return <Panel items={items} {...props} />;
}

function Panel({ items, playlistId, playback, toggles, allHref }: ListProps & { items: Items }) {
  const { t } = useTranslation('catalogue');
  const headingId = useId();
  const { state } = playback;
  const list = usePlaylistList(playback);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that a key follows is clicked too.
    <section className={styles.panel} aria-labelledby={headingId} onClick={list.onClick}>
      <div className={styles.top}>
        <div className={styles.about}>
          <h2 className={styles.heading} id={headingId}>
            {t('playlist_items')}
          </h2>
          <p className={styles.sum}>
            <span>{t('videos', { count: items.total })}</span>
            {items.duration ? <span>{items.duration}</span> : null}
          </p>
        </div>
        {toggles}
        <UpNext items={items} playlistId={playlistId} playback={playback} />
      </div>
      <ol ref={list.ref} className={styles.list} onKeyDown={list.onKeyDown}>
        {items.items.map((item) => (
          <PlaylistItemRow
            key={item.id}
            item={item}
            isCurrent={item.id === state.id}
            isUnplayable={state.unplayableIds.includes(item.id)}
          />
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

/** The item after the current one: the link to it where there are no scripts. */
function UpNext({
  items,
  playlistId,
  playback,
}: Pick<ListProps, 'playlistId' | 'playback'> & { items: Items }) {
  const { t } = useTranslation('player');
  const { state, nextId } = playback;
  const next = items.queue.find(({ id }) => id === nextId);
  if (state.id === null || !next || next.id === state.id) return null;
  return (
    <p className={styles.next}>
      <span>{t('up_next')}</span>
      <a href={itemPath(playlistId, next.id)} data-item={next.id}>
        {next.title}
      </a>
    </p>
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
