import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { DataTable } from '../data-table.tsx';
import type { ViewerLine } from './load-viewers.server.ts';
import styles from './viewers.module.css';

/** Viewers, each leading to their own page. */
export function ViewerTable({ viewers }: { viewers: readonly ViewerLine[] }) {
  const { t } = useTranslation('studio');
  const columns = [t('people_column_name'), t('people_column_plans'), t('people_column_since')];
  return (
    <DataTable
      caption={t('people_viewers')}
      columns={columns}
      rows={viewers.map(({ id, name, email, isVerified, plans, since }) => ({
        key: id,
        cells: [
          <span key="name" className={styles.who}>
            <Link to={editPaths.viewer({ id })} className={styles.name}>
              <bdi>{name || email}</bdi>
            </Link>
            <span className={styles.email}>
              <bdi dir="ltr">{email}</bdi>
              {isVerified ? null : <Badge>{t('people_unverified')}</Badge>}
            </span>
          </span>,
          plans.length > 0 ? (
            plans.map((plan) => (
              <Badge key={plan} tone="positive">
                <bdi>{plan}</bdi>
              </Badge>
            ))
          ) : (
            <span key="none" className={styles.muted}>
              {t('people_no_plan')}
            </span>
          ),
          since,
        ],
      }))}
    />
  );
}
