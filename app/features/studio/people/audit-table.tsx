import { useTranslation } from 'react-i18next';
import { Link } from '#app/ui/components/link/link.tsx';
import { DataTable } from '../data-table.tsx';
import type { AuditEntry } from './load-audit-trail.server.ts';

/** Who did what and when. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('studio');
  return (
    <DataTable
      caption={t('log_title')}
      columns={[t('log_column_what'), t('log_column_about'), t('log_column_who'), t('log_column_time')]}
      rows={entries.map(({ id, what, about, href, who, time }) => ({
        key: id,
        cells: [
          what,
          href === null ? (
            <bdi key="about">{about}</bdi>
          ) : (
            <Link key="about" to={href}>
              <bdi>{about}</bdi>
            </Link>
          ),
          <bdi key="who">{who}</bdi>,
          time,
        ],
      }))}
    />
  );
}
