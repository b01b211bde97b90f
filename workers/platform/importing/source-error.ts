/** What is wrong with a source as a whole: words for an operator, and what the studio has in its readers' languages. */
export class SourceError extends Error {
  override name = 'SourceError';
  readonly code: SourceFaultCode;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(
    message: string,
    code: SourceFaultCode = 'import_unreadable',
    values: SourceError['values'] = {},
  ) {
    super(message);
    this.code = code;
    this.values = values;
  }
}

export type SourceFaultCode =
  | 'import_unreadable'
  | 'import_empty'
  | 'import_packed'
  | 'import_no_text'
  | 'import_encoding'
  | 'import_quote'
  | 'import_twice'
  | 'import_no_header'
  | 'import_no_title'
  | 'import_two_columns';
