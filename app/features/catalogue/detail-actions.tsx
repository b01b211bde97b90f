import { CircleArrowUp, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LockedNotice } from '#app/features/playback/access/locked-notice.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import styles from './detail-actions.module.css';
import type { Detail } from './detail-model.ts';

/**
 * The play button and what is said beside it. `play` is the link that starts the player, from the playback feature; it
 * stands wherever the title can be played. `children` are the small buttons after it: share, watchlist, favourites.
 */
export function DetailActions({
  detail,
  play,
  children,
}: {
  detail: Pick<Detail, 'action' | 'live' | 'locked'>;
  play?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation('player');
  const { action, live, locked } = detail;
  return (
    <div className={styles.actions}>
      {locked?.kind === 'plan' ? <LockedNotice locked={locked} /> : null}
      <div className={styles.row}>
        <PlayButton action={action} play={play} />
        {children ? <div className={styles.extras}>{children}</div> : null}
      </div>
      {locked?.kind === 'sign-in' ? <p className={styles.hint}>{t('locked_login')}</p> : null}
      {live.state === 'ended' ? <p className={styles.hint}>{t('stream_ended_text')}</p> : null}
    </div>
  );
}

function PlayButton({ action, play }: { action: Detail['action']; play: ReactNode }) {
  const { t } = useTranslation('player');
  switch (action?.kind) {
    case 'sign-in':
    case 'upgrade':
      return (
        <LinkButton to={action.href} size="large" icon={iconOf(action.kind)}>
          {t(action.labelKey)}
        </LinkButton>
      );
    case 'upcoming':
    case 'ended':
      return (
        <Button size="large" disabled>
          {t(action.labelKey)}
        </Button>
      );
    default:
      return play;
  }
}

function iconOf(kind: 'sign-in' | 'upgrade') {
  return kind === 'sign-in' ? (
    <Play aria-hidden="true" fill="currentColor" />
  ) : (
    <CircleArrowUp aria-hidden="true" />
  );
}
