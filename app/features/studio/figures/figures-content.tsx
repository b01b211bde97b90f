import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { SegmentedLinks } from '#app/ui/components/tabs/tabs.tsx';
import { FigurePanel } from './figure-panel.tsx';
import styles from './figures-content.module.css';
import type { FiguresModel } from './figures-model.ts';
import { DEFAULT_RANGE, RANGES, type RangeDays } from './range.ts';
import { TileList } from './tile-list.tsx';

/** The figures of some days, with links to those of more and fewer. */
export function FiguresContent({ figures, days }: { figures: FiguresModel; days: RangeDays }) {
  const { t } = useTranslation('studio');
  return (
    <>
      <SegmentedLinks
        label={t('figures_range')}
        tabs={RANGES.map((range) => ({
          to: `${editPaths.figures()}${range === DEFAULT_RANGE ? '' : `?days=${range}`}`,
          label: t(`figures_days_${range}`),
          isCurrent: range === days,
        }))}
      />
      <TileList tiles={figures.tiles} />
      <div className={styles.panels}>
        {figures.panels.map((panel) => (
          <FigurePanel key={panel.id} panel={panel} days={days} />
        ))}
      </div>
    </>
  );
}
