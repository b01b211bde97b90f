import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locked } from '#app/features/playback/access/locked.ts';
import { LockedBanner } from '#app/features/playback/access/locked-banner.tsx';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import type { ItemPage } from './item-page.ts';
import type { PlaylistPlayback } from './playlist-playback.ts';
import styles from './unplayable-item.module.css';

/** On the stage instead of the player: why the item does not play, what would help, and the way on. */
export function UnplayableItem({ playback, poster }: { playback: PlaylistPlayback; poster: ReactNode }) {
  const { t } = useTranslation('player');
  const { state, nextId, next, renew } = playback;
  const { phase } = state;
  const isExhausted = phase === 'exhausted';
  const page = isExhausted ? state.skipped : state.page;
  const hasReason = phase === 'loaded' || isExhausted;
  const locked = hasReason && page?.view.kind === 'locked' ? page.view.locked : null;
  return (
    <div className={styles.unplayable} data-on-picture>
      <div className={styles.behind}>
        {page?.posterUrl && locked ? <img src={page.posterUrl} alt="" /> : poster}
      </div>
      <div className={styles.message}>
        <span className={styles.icon}>
          {locked ? <Lock aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
        </span>
        {page && phase === 'loaded' ? <p className={styles.title}>{page.title}</p> : null}
        {isExhausted ? <p role="status">{t('items_refused')}</p> : null}
        {locked ? <Unlock locked={locked} /> : null}
        {locked || isExhausted ? null : <p role="status">{t(reasonOf(phase, page))}</p>}
        <div className={styles.ways}>
          {phase === 'failed' || isExhausted ? (
            <Button onClick={renew} size="small" variant={locked ? 'quiet' : 'primary'}>
              {t('retry')}
            </Button>
          ) : null}
          {nextId !== null && nextId !== state.id ? (
            <Button variant="quiet" size="small" onClick={next}>
              {t('next_video')}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function Unlock({ locked }: { locked: Locked }) {
  const { t } = useTranslation('player');
  const isPin = locked.kind === 'sign-in' && locked.isPin;
  return (
    <>
      {locked.kind === 'plan' ? (
        <LockedBanner locked={locked} centred />
      ) : (
        <p>{t(isPin ? 'locked_pin' : 'locked_login')}</p>
      )}
      {locked.kind === 'sign-in' || (locked.isGuest && !locked.offers) ? (
        <LinkButton to={locked.href}>{t(isPin ? 'enter_pin' : 'sign_in_to_watch')}</LinkButton>
      ) : null}
    </>
  );
}

function reasonOf(phase: PlaylistPlayback['state']['phase'], page: ItemPage | null) {
  if (phase === 'failed') return 'item_failed';
  if (phase === 'gone') return 'item_gone';
  return page?.view.kind === 'upcoming' ? 'upcoming' : 'stream_ended';
}
