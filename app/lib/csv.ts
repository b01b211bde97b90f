/** What spreadsheets take for a formula, also behind blanks; the full-width signs are the same to some. */
export const FORMULA = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;
/**
 * Characters that turn the direction of whatever comes after them, the next cells included, and such as no
 * text needs. A name in Arabic reads right without them.
 */
const DISTURBING = /\p{Bidi_Control}|(?![\t\n])\p{Cc}/gu;

/** Spreadsheets recognise UTF-8 by it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One line of RFC 4180, in which no cell is more than its text; numbers are numbers, also below zero. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : toCell(cell))).join(',')}\r\n`;
}

function toCell(text: string): string {
  const clean = text.replace(DISTURBING, '');
  // An apostrophe makes a text of what follows, and is not shown.
  const safe = FORMULA.test(clean) ? `'${clean}` : clean;
  return `"${safe.replaceAll('"', '""')}"`;
}
