import { type ApiTextKey, textLanguageOf, translate } from './translations.ts';

export type MessageKey = ApiTextKey;

/** What the services say to viewers; English where a language lacks the text. */
export function messageIn(language: string | undefined, key: MessageKey): string {
  return translate(textLanguageOf(language), 'api', key);
}
