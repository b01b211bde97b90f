import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { DataTable } from '../data-table.tsx';
import { DomainBadge } from './domain-badge.tsx';
import type { DomainView } from './domain-view.ts';
import styles from './domains.module.css';

/** All hostnames of the brand, each with its state in words, leading to its page. */
export function DomainTable({ domains }: { domains: readonly DomainView[] }) {
  const { t } = useTranslation('studio');
  const columns = [t('domain_column_name'), t('domain_column_state'), t('domain_column_why')];
  const rows = domains.map(({ hostname, state, message, isPrimary, isDefault }) => ({
    key: hostname,
    cells: [
      <span key="name" className={styles.named}>
        <Link to={editPaths.domain({ host: hostname })} className={styles.name}>
          <bdi>{hostname}</bdi>
        </Link>
        {isPrimary ? <Badge tone="brand">{t('domain_primary')}</Badge> : null}
        {isDefault ? <Badge>{t('domain_default')}</Badge> : null}
      </span>,
      <DomainBadge key="state" state={state} />,
      <span key="why" className={styles.why}>
        {message}
      </span>,
    ],
  }));
  return <DataTable caption={t('domain_title')} columns={columns} rows={rows} endsInText />;
}
