import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { Link } from '#app/ui/components/link/link.tsx';
import styles from './incident-list.module.css';
import type { Incident } from './load-incidents.server.ts';

/** What went wrong, before everything else on the page. */
export function IncidentList({ incidents }: { incidents: readonly Incident[] }) {
  const { t } = useTranslation('studio');
  if (incidents.length === 0) return null;
  return (
    <section className={styles.incidents} aria-labelledby="incidents">
      <h2 id="incidents" className={styles.title}>
        {t('incidents')}
      </h2>
      <ul className={styles.list}>
        {incidents.map(({ id, kind, subject, since, count, href }) => (
          <li key={id} className={styles.incident}>
            <TriangleAlert aria-hidden="true" className={styles.icon} />
            <div>
              <p className={styles.name}>{t(`incident_${kind}`, { subject })}</p>
              <p className={styles.about}>{t(`incident_${kind}_about`, { subject })}</p>
              <p className={styles.about}>{t('incident_since', { since, count })}</p>
              {href ? (
                <Link to={href} className={styles.link}>
                  {t(`incident_${kind}_link`)}
                </Link>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
