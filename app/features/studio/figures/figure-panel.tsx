import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { BarList } from './bar-list.tsx';
import { DayChart } from './day-chart.tsx';
import styles from './figure-panel.module.css';
import { FigureTable } from './figure-table.tsx';
import type { FigurePanel as Panel } from './figures-model.ts';

/** One of the figures: what it counts, drawn, as a table and as a file. */
export function FigurePanel({ panel, days }: { panel: Panel; days: number }) {
  const { id, table, title, about, chart, bars, rows } = panel;
  const { t } = useTranslation('studio');
  const file = `${editPaths.figuresFile({ table: table.replaceAll('_', '-') })}?days=${days}`;
  return (
    <section className={styles.panel} aria-labelledby={id} data-wide={table === 'titles' || undefined}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.about}>{about}</p>
        </div>
        {rows.length > 0 ? (
          <LinkButton
            to={file}
            variant="quiet"
            size="small"
            icon={<Download aria-hidden="true" />}
            aria-label={t('figures_download_of', { name: title })}
            reloadDocument
          >
            {t('figures_download')}
          </LinkButton>
        ) : null}
      </header>
      {chart ? <DayChart chart={chart} /> : null}
      {bars && bars.length > 0 ? <BarList bars={bars} /> : null}
      {rows.length > 0 ? (
        <FigureTable panel={panel} isOpen={!chart && !bars} />
      ) : (
        <p className={styles.nothing}>{t('figures_nothing')}</p>
      )}
    </section>
  );
}
