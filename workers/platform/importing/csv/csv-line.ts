import { FORMULA } from '#app/lib/csv.ts';

/** A line of RFC 4180 that import reads again as it was. */
export function toCsvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(text: string): string {
  const safe = isFormulaLike(text) ? `'${text}` : text;
  return /[",;\t\r\n|']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A formula, or one with the apostrophe against it already. */
export function isFormulaLike(text: string): boolean {
  return FORMULA.test(text.replace(/^'+/, ''));
}
