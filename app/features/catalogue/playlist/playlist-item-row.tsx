import AudioLines from 'lucide-react/icons/audio-lines';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import styles from './playlist-items.module.css';
import type { PlaylistItem } from './playlist-items-model.ts';

/** An item of the list: its picture, title and categories, and whether it plays now or cannot. */
export function PlaylistItemRow({
  item,
  isCurrent,
  isUnplayable,
}: {
  item: PlaylistItem;
  isCurrent: boolean;
  /** Its playback failed. */
  isUnplayable: boolean;
}) {
  const { t } = useTranslation(['player', 'catalogue']);
  const source = toPictureSource(item.image, useAssetOrigin(), 'card');
  const { id, href, title, categories, duration, lockReason: lock } = item;
  const mark = isUnplayable && !lock ? t('item_refused') : lock ? t(MARKS[lock]) : null;
  return (
    <li className={styles.item}>
      <a
        href={href}
        className={styles.link}
        data-item={id}
        data-refused={mark === null ? undefined : true}
        aria-current={isCurrent || undefined}
      >
        <Picture source={source} sizes="136px" className={styles.picture}>
          {isCurrent && !mark ? (
            <span className={styles.over}>
              <AudioLines aria-hidden="true" />
            </span>
          ) : null}
          {duration ? <span className={styles.duration}>{duration}</span> : null}
        </Picture>
        <span className={styles.words}>
          <span className={styles.title}>
            <bdi>{title}</bdi>
          </span>
          {isCurrent && !mark ? <span className={styles.now}>{t('now_playing_mark')}</span> : null}
          {mark ? (
            <span className={styles.mark}>
              <Lock aria-hidden="true" />
              {mark}
            </span>
          ) : null}
          {categories ? <span className={styles.categories}>{categories}</span> : null}
        </span>
      </a>
    </li>
  );
}

const MARKS = {
  login: 'sign_in_to_watch',
  plan: 'catalogue:badge_members',
  upcoming: 'upcoming',
  ended: 'stream_ended',
} as const;
