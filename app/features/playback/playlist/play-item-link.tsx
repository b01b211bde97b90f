import Play from 'lucide-react/icons/play';
import { useTranslation } from 'react-i18next';
import { buttonClassName, lookOf } from '#app/ui/components/button/button.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { opensHere } from '#app/ui/hooks/use-follow-links.ts';
import styles from './play-item-link.module.css';
import type { PlaylistPlayback } from './playlist-playback.ts';

/**
 * Starts an item in place; without scripts, on a page of its own address. Hovered, focused or touched it
 * fetches what playing will need.
 */
export function PlayItemLink({
  id,
  href,
  look,
  playback: { play, prepare },
}: {
  id: string;
  href: string;
  /** `cover` lies over the poster, for eyes and pointers alone: the button beside it has the name. */
  look: 'button' | 'cover';
  playback: PlaylistPlayback;
}) {
  const { t } = useTranslation('player');
  const isCover = look === 'cover';
  const className = isCover ? styles.cover : buttonClassName;
  return (
    <Link
      to={href}
      className={className}
      {...(isCover ? { tabIndex: -1, 'aria-hidden': true } : lookOf('primary', 'large'))}
      onPointerEnter={() => prepare(id)}
      onTouchStart={() => prepare(id)}
      onFocus={() => prepare(id)}
      onClick={(event) => {
        if (!opensHere(event, event.currentTarget)) return;
        event.preventDefault();
        play(id);
      }}
    >
      <Play aria-hidden="true" fill="currentColor" />
      {isCover ? null : <span>{t('watch_now')}</span>}
    </Link>
  );
}
