import type { ReactNode } from 'react';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import styles from './data-table.module.css';

export interface DataRow {
  key: string;
  /** The first names the row. */
  cells: readonly ReactNode[];
}

/** A table, whose rows are cards with the columns' names where there is no room for columns. */
export function DataTable({
  caption,
  columns,
  rows,
  endsInText = false,
}: {
  caption: string;
  /** An empty one is that of buttons. */
  columns: readonly string[];
  rows: readonly DataRow[];
  /** The last column is of sentences, and begins where the others do. */
  endsInText?: boolean;
}) {
  return (
    <div className={styles.box}>
      {/* As cards it is no table to a browser without its roles. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above. */}
      <table className={styles.table} role="table" data-ends-in-text={endsInText || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells }) => (
            <tr key={key} role="row">
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column} role="rowheader" scope="row">
                    {cells[index]}
                  </th>
                ) : (
                  <td key={column} role="cell" data-label={column}>
                    <span className={styles.cell}>{cells[index]}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
    </div>
  );
}
