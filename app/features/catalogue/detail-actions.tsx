import { CircleArrowUp, Lock, Play, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '#app/ui/button.tsx';
import styles from './detail-actions.module.css';
import type { Detail, LockedNotice } from './detail-model.ts';

/**
 * The play button and what is said beside it. `play` is the link that starts the player, from the playback feature; it
 * stands wherever the title can be played. `children` are the small buttons after it: share, watchlist, favourites.
 */
export function DetailActions({
  detail,
  subject = 'content',
  play,
  children,
}: {
  detail: Pick<Detail, 'action' | 'live' | 'locked'>;
  subject?: 'content' | 'playlist';
  play?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation('catalogue');
  const { action, live, locked } = detail;
  return (
    <div className={styles.actions}>
      {locked && locked.kind !== 'sign-in' ? <Locked locked={locked} subject={subject} /> : null}
      <div className={styles.row}>
        <PlayButton action={action} play={play} />
        {children ? <div className={styles.extras}>{children}</div> : null}
      </div>
      {locked?.kind === 'sign-in' ? <p className={styles.hint}>{t('locked_sign_in')}</p> : null}
      {live.state === 'ended' ? <p className={styles.hint}>{t('live_ended_thanks')}</p> : null}
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

/** Why it does not play, and what unlocks it, in the words of viewer.md §4. */
function Locked({ locked, subject }: { locked: LockedNotice; subject: 'content' | 'playlist' }) {
  const { t } = useTranslation('catalogue');
  const isTicket = locked.kind === 'ticket';
  return (
    <div className={styles.locked}>
      <p className={styles.notice}>
        <Lock aria-hidden="true" />
        {t(`locked_${subject}`)}
      </p>
      <LinkButton
        to={locked.href}
        variant="secondary"
        icon={isTicket ? <Ticket aria-hidden="true" /> : undefined}
      >
        {t(isTicket ? 'buy_ticket' : 'locked_action')}
      </LinkButton>
    </div>
  );
}
