import { useTranslation } from 'react-i18next';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';
import styles from './suspension-banner.module.css';

/** Why the site is off the air, in its operator's words. */
export function SuspensionBanner({ suspension }: { suspension: { since: string; reason: string } | null }) {
  const { t } = useTranslation('studio');
  if (!suspension) return null;
  return (
    <section className={styles.banner} aria-labelledby="suspended">
      <h2 id="suspended" className={styles.title}>
        {t('suspended')}
      </h2>
      <p className={styles.about}>{t('suspended_about', { since: suspension.since })}</p>
      <StatusLine kind="error">{suspension.reason}</StatusLine>
    </section>
  );
}
