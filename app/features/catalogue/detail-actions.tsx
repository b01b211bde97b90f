import { Lock, LogIn, Play, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '#app/ui/button.tsx';
import styles from './detail-actions.module.css';
import type { Detail, LockedNotice } from './detail-model.ts';

/**
 * The play button and what is said beside it. `play` is the link that starts the player, from the playback feature; it
 * stands wherever the content can be played.
 */
export function DetailActions({
  detail,
  play,
  countdown,
}: {
  detail: Detail;
  play?: ReactNode;
  countdown?: ReactNode;
}) {
  const { t } = useTranslation(['catalogue', 'player']);
  const { action, live, locked } = detail;
  return (
    <div className={styles.actions}>
      {live.state === 'upcoming' && countdown ? (
        <div className={styles.countdown}>
          <span className={styles.label}>{t('going_live_in')}</span>
          {countdown}
        </div>
      ) : null}
      {locked && locked.kind !== 'sign-in' ? (
        <p className={styles.notice}>
          <Lock aria-hidden="true" />
          {t('locked_content')}
        </p>
      ) : null}
      <div className={styles.row}>
        {locked && locked.kind !== 'sign-in' ? (
          <Unlock locked={locked} />
        ) : (
          <PlayButton action={action} play={play} />
        )}
      </div>
      {locked?.kind === 'sign-in' ? <p className={styles.hint}>{t('locked_sign_in')}</p> : null}
      {live.state === 'ended' ? <p className={styles.hint}>{t('live_ended_thanks')}</p> : null}
    </div>
  );
}

function PlayButton({ action, play }: { action: Detail['action']; play: ReactNode }) {
  const { t } = useTranslation('player');
  switch (action.kind) {
    case 'play':
    case 'resume':
      return play;
    case 'sign-in':
    case 'upgrade':
      return (
        <LinkButton
          to={action.href}
          size="large"
          icon={
            action.kind === 'sign-in' ? (
              <Play aria-hidden="true" fill="currentColor" />
            ) : (
              <LogIn aria-hidden="true" />
            )
          }
        >
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
  }
}

/** What unlocks it, in the words of viewer.md §4. */
function Unlock({ locked }: { locked: LockedNotice }) {
  const { t } = useTranslation(['catalogue', 'shell']);
  const isTicket = locked.kind === 'ticket';
  return (
    <>
      <LinkButton
        to={locked.href}
        size="large"
        icon={isTicket ? <Ticket aria-hidden="true" /> : <Lock aria-hidden="true" />}
      >
        {t(isTicket ? 'buy_ticket' : 'locked_action')}
      </LinkButton>
      {locked.signInHref ? (
        <LinkButton to={locked.signInHref} size="large" variant="secondary">
          {t('sign_in', { ns: 'shell' })}
        </LinkButton>
      ) : null}
    </>
  );
}
