import { type ApiTextKey, textLanguageOf, translate } from './translations.ts';

export type MessageKey = ApiTextKey;

/** The services' messages to viewers; English where a language lacks the text. */
export function messageIn(language: string | undefined, key: MessageKey): string {
  return translate(textLanguageOf(language), 'api', key);
}
