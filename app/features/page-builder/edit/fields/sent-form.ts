/** The fields of a posted form: `FormData` and `URLSearchParams` are both one. */
export interface SentForm {
  getAll(name: string): readonly unknown[];
}

/** The last value of this name, with line ends of one character; null where the form has no such field. */
export function sentText(sent: SentForm, name: string): string | null {
  const value = sent.getAll(name).at(-1);
  return typeof value === 'string' ? withPlainLineEnds(value) : null;
}

/** All values of this name, for lists. */
export function sentTexts(sent: SentForm, name: string): readonly string[] | null {
  const values = sent.getAll(name).filter((value) => typeof value === 'string');
  return values.length === 0 ? null : values;
}

/** Browsers send `\r\n`, whatever was in the field. */
export const withPlainLineEnds = (text: string) => text.replace(/\r\n?/g, '\n');

/** As a field of one line has it. */
export const inOneLine = (value: unknown) => (typeof value === 'string' ? value.replace(/[\r\n]/g, '') : '');
