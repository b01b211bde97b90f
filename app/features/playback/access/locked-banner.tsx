// chunk: playback

import Lock from 'lucide-react/icons/lock';
import Ticket from 'lucide-react/icons/ticket';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import type { Locked } from './locked.ts';
import styles from './locked-banner.module.css';

/** Why it does not play without a plan, and what unlocks it, in the words of viewer.md §4. */
export function LockedBanner({
  locked,
  centred,
}: {
  locked: Locked | null;
  /** In the middle of a stage that carries the lock already. */
  centred?: boolean;
}) {
  const { t } = useTranslation('player');
  if (locked?.kind !== 'plan') return null;
  const { subject, href, buy } = locked;
  return (
    <div className={styles.locked} data-centred={centred || undefined}>
      <p className={styles.text}>
        {centred ? null : <Lock aria-hidden="true" />}
        {t(`locked_${subject}`)}
      </p>
      <div className={styles.ways}>
        <LinkButton to={href} variant="secondary">
          {t('upgrade_to_watch')}
        </LinkButton>
        {buy ? (
          <LinkButton to={buy.href} variant="secondary" icon={<Ticket aria-hidden="true" />}>
            {t(buy.labelKey)}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
