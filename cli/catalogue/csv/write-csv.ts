/** What spreadsheets take for a formula, also behind blanks, and what already has the apostrophe against it. */
const FORMULA_LIKE = /^'*[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** A line of RFC 4180 that `readCsv` and `readText` read again as it was. */
export function toCsvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(text: string): string {
  const safe = FORMULA_LIKE.test(text) ? `'${text}` : text;
  return /[",;\t\r\n|']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
