import { Lock, LogIn, Play, Ticket } from 'lucide-react';
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
  const unlock = locked && locked.kind !== 'sign-in' ? locked : null;
  return (
    <div className={styles.actions}>
      {unlock ? (
        <p className={styles.notice}>
          <Lock aria-hidden="true" />
          {t(`locked_${subject}`)}
        </p>
      ) : null}
      <div className={styles.row}>
        {unlock ? <Unlock locked={unlock} /> : <PlayButton action={action} play={play} />}
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
  return kind === 'sign-in' ? <Play aria-hidden="true" fill="currentColor" /> : <LogIn aria-hidden="true" />;
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
