import { type I18nContext, translator } from '#app/features/i18n/i18n-server.server.ts';
import type { RowContext } from './load-row.server.ts';

/** The names of rows and the texts of their cards, which no browser needs. */
export function rowTexts(context: I18nContext): RowContext['rowTexts'] {
  return () => translator(context, 'rows');
}
