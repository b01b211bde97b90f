import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import { useFollowLinks } from '#app/ui/hooks/use-follow-links.ts';
import { Progress } from '../continue/progress.tsx';
import styles from './episode-list.module.css';
import type { Episode, EpisodeList as Episodes } from './parent-model.ts';
import { SeasonPicker } from './season-picker.tsx';

const THUMBNAIL_SIZES = '(width >= 800px) 240px, 40vw';

/** The numbered parts of a series. */
export function EpisodeList({
  episodes,
  hrefOf,
}: {
  episodes: Episodes;
  /** Of the same page with another season, or with all episodes of one. */
  hrefOf(query: { season: number | null; all?: boolean }): string;
}) {
  const { t } = useTranslation('catalogue');
  const followLinks = useFollowLinks();
  const { items, total, seasons, season } = episodes;
  if (items.length === 0) return <EmptyState title={t('no_episodes')} />;
  return (
    <>
      {seasons.length > 0 ? <SeasonPicker seasons={seasons} current={season} hrefOf={hrefOf} /> : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that a key follows is clicked too. */}
      <ol className={styles.list} onClick={followLinks}>
        {items.map((episode) => (
          <EpisodeRow key={episode.id} episode={episode} membersLabel={t('badge_members')} />
        ))}
      </ol>
      {items.length < total ? (
        <LinkButton to={hrefOf({ season, all: true })} variant="secondary" preventScrollReset>
          {t('show_all')}
        </LinkButton>
      ) : null}
    </>
  );
}

function EpisodeRow({ episode, membersLabel }: { episode: Episode; membersLabel: string }) {
  const source = toPictureSource(episode.image, useAssetOrigin(), 'card');
  const { href, number, title, released, duration, description, isLocked, isWatched, progress } = episode;
  return (
    <li className={styles.row}>
      <span className={styles.number} data-figures>
        {number}
      </span>
      <Picture source={source} sizes={THUMBNAIL_SIZES} className={styles.picture}>
        {isLocked ? (
          <span className={styles.badge}>
            <Badge>
              <Lock aria-hidden="true" />
              <VisuallyHidden>{membersLabel}</VisuallyHidden>
            </Badge>
          </span>
        ) : null}
        {progress === null || isWatched ? null : <Progress progress={progress} />}
      </Picture>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a href={href} className={styles.link}>
            <bdi>{title}</bdi>
          </a>
        </h3>
        <p className={styles.facts}>
          {released ? <time dateTime={released.iso}>{released.text}</time> : null}
          {duration ? <span>{duration}</span> : null}
          {isWatched ? <Watched /> : null}
        </p>
        {description ? <p className={styles.description}>{description}</p> : null}
      </div>
    </li>
  );
}

function Watched() {
  const { t } = useTranslation('player');
  return (
    <span className={styles.watched}>
      <Check aria-hidden="true" />
      {t('watched')}
    </span>
  );
}
