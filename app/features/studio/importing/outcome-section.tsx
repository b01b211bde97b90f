import { Form } from '@remix-run/react';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { type ImportDetail, SHOWN_FAULTS } from '#app/contract/import-calls.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';
import { DataTable } from '../data-table.tsx';
import { TileList } from '../figures/tile-list.tsx';
import { FormGroup } from '../form-group.tsx';
import { stageOf } from './import-state.ts';
import styles from './importing.module.css';

const COUNTS = ['created', 'changed', 'same', 'left_out', 'not_written'] as const;

/** What the last check found, or what was written of it, and what comes next. */
export function OutcomeSection({ file }: { file: ImportDetail }) {
  const { t } = useTranslation('studio');
  const { plan, faults } = file;
  if (!plan) return null;
  const counts = COUNTS.filter((name) => plan.counts[name] > 0);
  return (
    <FormGroup title={t(file.phase === 'done' ? 'import_done' : 'import_found')}>
      <TileList
        tiles={counts.map((name) => ({
          ...{ name: t(`import_count_${name}`), value: String(plan.counts[name]) },
          ...{ change: null, note: null },
        }))}
      />
      <NextStep file={file} planId={plan._id} />
      <div className={styles.row}>
        <LinkButton
          to={editPaths.importReport({ id: file._id })}
          variant="quiet"
          icon={<Download aria-hidden="true" />}
          reloadDocument
        >
          {t('import_report')}
        </LinkButton>
      </div>
      {faults.length > 0 ? <Faults faults={faults} /> : null}
    </FormGroup>
  );
}

function NextStep({ file, planId }: { file: ImportDetail; planId: string }) {
  const { t } = useTranslation('studio');
  const { done, to_write } = file;
  const stage = stageOf(file);
  if (stage === 'done')
    return (
      <div className={styles.row}>
        <LinkButton to={editPaths.entities({ kind: 'title' })}>{t('import_to_titles')}</LinkButton>
      </div>
    );
  if (stage === 'importing')
    return <StatusLine kind="info">{t('import_progress', { done, total: to_write })}</StatusLine>;
  if (to_write === 0) return <p>{t('import_nothing')}</p>;
  return (
    <Form method="post" action={editPaths.import({ id: file._id })} className={styles.row}>
      <input type="hidden" name="plan" value={planId} />
      {stage === 'stopped' ? <p>{t('import_stopped', { done, total: to_write })}</p> : null}
      <Button type="submit" name="intent" value="run">
        {t(stage === 'stopped' ? 'import_go_on' : 'import_run')}
      </Button>
    </Form>
  );
}

function Faults({ faults }: Pick<ImportDetail, 'faults'>) {
  const { t } = useTranslation('studio');
  return (
    <>
      <h3 className={styles.label}>{t('import_faults')}</h3>
      <p className={styles.help}>{t('import_faults_about')}</p>
      <DataTable
        endsInText
        caption={t('import_faults')}
        columns={[t('import_column_line'), t('import_column_title'), t('import_column_why')]}
        rows={faults.map(({ line, title, why }, at) => ({
          key: `${line} ${at}`,
          cells: [
            String(line),
            <bdi key="title">{title}</bdi>,
            <bdi key="why" lang="en">
              {why}
            </bdi>,
          ],
        }))}
      />
      {faults.length === SHOWN_FAULTS ? <p className={styles.help}>{t('import_more_faults')}</p> : null}
    </>
  );
}
