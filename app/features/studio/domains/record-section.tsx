import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '#app/ui/components/badge/badge.tsx';
import { DataTable } from '../data-table.tsx';
import type { DomainRecord } from './domain-view.ts';
import styles from './domains.module.css';

const TONES: Record<DomainRecord['action'], BadgeTone> = {
  add: 'positive',
  delete: 'danger',
  keep: 'neutral',
};

/** What is to be added and deleted in the DNS settings, to be copied. */
export function RecordSection({ records }: { records: readonly DomainRecord[] }) {
  const { t } = useTranslation('studio');
  if (records.length === 0) return null;
  const words = {
    add: t('domain_record_add'),
    delete: t('domain_record_delete'),
    keep: t('domain_record_there'),
  };
  const columns = [
    t('domain_record_do'),
    t('domain_record_type'),
    t('domain_record_name'),
    t('domain_record_value'),
  ];
  const rows = records.map(({ action, type, label, name, value }) => ({
    key: `${action} ${type} ${name} ${value}`,
    cells: [
      <Badge key="do" tone={TONES[action]}>
        {words[action]}
      </Badge>,
      <Copied key="type" text={type} />,
      <Copied key="name" text={label} />,
      <Copied key="value" text={value} />,
    ],
  }));
  return (
    <section className={styles.records} aria-labelledby="records">
      <h2 id="records" className={styles.heading}>
        {t('domain_records')}
      </h2>
      <p className={styles.about}>{t('domain_records_about')}</p>
      <DataTable caption={t('domain_records')} columns={columns} rows={rows} endsInText />
      {records.some(({ type }) => type === 'ALIAS') ? (
        <p className={styles.about}>{t('domain_alias_note')}</p>
      ) : null}
    </section>
  );
}

/** A click selects all of it, without scripts. */
function Copied({ text }: { text: string }) {
  return (
    <code dir="ltr" className={styles.copied}>
      {text}
    </code>
  );
}
