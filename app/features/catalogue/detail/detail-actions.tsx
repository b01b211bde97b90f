import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './detail-actions.module.css';
import type { Detail } from './detail-model.ts';

/**
 * The play button and the texts beside it. `play` is that button, `banner` why it does not play and `ways` what else
 * unlocks it, all from the playback feature; `children` are the small buttons after it: share, watchlist, favourites.
 */
export function DetailActions({
  detail,
  play,
  banner,
  ways,
  children,
}: {
  detail: Pick<Detail, 'live' | 'locked'>;
  play?: ReactNode;
  banner?: ReactNode;
  ways?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation('player');
  const { live, locked } = detail;
  return (
    <div className={styles.actions}>
      {banner}
      <div className={styles.row}>
        {play}
        {children ? <div className={styles.extras}>{children}</div> : null}
      </div>
      {ways}
      {locked?.kind === 'sign-in' ? <p className={styles.hint}>{t('locked_login')}</p> : null}
      {live.state === 'ended' ? <p className={styles.hint}>{t('stream_ended_text')}</p> : null}
    </div>
  );
}
