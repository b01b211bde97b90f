import { useTranslation } from 'react-i18next';
import type { Running } from './renewal-model.ts';
import styles from './running-list.module.css';

/** Tickets and other plans that end by themselves. */
export function RunningList({ running }: { running: readonly Running[] }) {
  const { t } = useTranslation('billing');
  return (
    <section className={styles.section} aria-labelledby="running-title">
      <h2 id="running-title" className={styles.title}>
        {t('running_title')}
      </h2>
      <ul className={styles.list}>
        {running.map(({ id, name, end }) => (
          <li key={id}>
            <bdi className={styles.name}>{name}</bdi>
            <span className={styles.end}>{t('access_until', { date: end.minute })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
