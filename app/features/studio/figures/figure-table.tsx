import { useTranslation } from 'react-i18next';
import styles from './figure-table.module.css';
import type { FigurePanel } from './figures-model.ts';

/** The figures in numbers; folded up where they are drawn as well. */
export function FigureTable({
  panel: { title, head, rows, names },
  isOpen,
}: {
  panel: FigurePanel;
  isOpen: boolean;
}) {
  const { t } = useTranslation('studio');
  return (
    <details open={isOpen || undefined}>
      <summary className={styles.summary}>{t('figures_table')}</summary>
      {/* It scrolls by keyboard, too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take focus. */}
      <section className={styles.scroller} aria-label={`${t('figures_table')}: ${title}`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {head.map((name, index) => (
                <th key={name} scope="col" data-number={index >= names || undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two titles may have one name, and none is ever moved.
              <tr key={row}>
                {cells.map((cell, index) =>
                  index === 0 ? (
                    <th key={head[index]} scope="row">
                      <bdi>{cell}</bdi>
                    </th>
                  ) : (
                    <td key={head[index]} data-number={index >= names || undefined}>
                      <bdi>{cell}</bdi>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
