/** Rows under each other, every column but the last as wide as its longest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(at === columns - 1 ? 0 : (widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
