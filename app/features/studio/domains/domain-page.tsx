import { Form } from '@remix-run/react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { DataTable } from '../data-table.tsx';
import { DomainBadge } from './domain-badge.tsx';
import type { DomainView } from './domain-view.ts';
import { DomainWay } from './domain-way.tsx';
import styles from './domains.module.css';
import { RecordSection } from './record-section.tsx';

/** All of one hostname: what is to be done now, the records, and what has happened. */
export function DomainPage({ domain }: { domain: DomainView }) {
  const { state, done, records, isPrimary } = domain;
  const { t } = useTranslation('studio');
  return (
    <>
      <div className={styles.badges}>
        <DomainBadge state={state} />
        {isPrimary ? <Badge tone="brand">{t('domain_primary')}</Badge> : null}
      </div>
      {done === null ? null : <DomainWay done={done} isBroken={state === 'broken'} />}
      <NowSection domain={domain} />
      <RecordSection records={records} />
      <HistorySection domain={domain} />
      <EndButtons domain={domain} />
    </>
  );
}

function NowSection({ domain }: { domain: DomainView }) {
  const { hostname, message, advice, checked, next } = domain;
  const { t } = useTranslation('studio');
  return (
    <section className={styles.card} data-state={domain.state} aria-labelledby="now">
      <h2 id="now" className={styles.heading}>
        {message}
      </h2>
      <p className={styles.advice}>{advice}</p>
      <Form method="post" action={editPaths.domain({ host: hostname })} className={styles.look}>
        <Button
          type="submit"
          name="intent"
          value="check"
          variant="secondary"
          icon={<RefreshCw aria-hidden="true" />}
        >
          {t('domain_check')}
        </Button>
        <p className={styles.about}>
          {checked === null ? t('domain_times_first', { next }) : t('domain_times', { checked, next })}
        </p>
      </Form>
    </section>
  );
}

function HistorySection({ domain: { history } }: { domain: DomainView }) {
  const { t } = useTranslation('studio');
  const columns = [t('domain_column_time'), t('domain_column_state'), t('domain_column_found')];
  const rows = history.map(({ id, time, state, message }) => ({
    key: id,
    cells: [
      <span key="time" className={styles.time}>
        {time}
      </span>,
      <DomainBadge key="state" state={state} />,
      <span key="why" className={styles.why}>
        {message}
      </span>,
    ],
  }));
  return (
    <section className={styles.records} aria-labelledby="history">
      <h2 id="history" className={styles.heading}>
        {t('domain_history')}
      </h2>
      <DataTable caption={t('domain_history')} columns={columns} rows={rows} endsInText />
    </section>
  );
}

function EndButtons({ domain: { hostname, canBePrimary, canBeRemoved } }: { domain: DomainView }) {
  const { t } = useTranslation('studio');
  if (!canBePrimary && !canBeRemoved) return null;
  return (
    <div className={styles.look}>
      {canBePrimary ? (
        <LinkButton to={editPaths.domain({ host: hostname }, { primary: 'ask' })} variant="secondary">
          {t('domain_make_primary')}
        </LinkButton>
      ) : null}
      {canBeRemoved ? (
        <LinkButton to={editPaths.domain({ host: hostname }, { remove: 'ask' })} variant="quiet">
          {t('domain_remove')}
        </LinkButton>
      ) : null}
    </div>
  );
}
