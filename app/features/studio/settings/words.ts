import { type Data, isObject, type Json } from '#app/lib/edit-document/document.ts';
import { wordsOf } from '#app/lib/edit-document/texts.ts';

/** The language that is edited, and the one of texts that are plain strings. */
export interface SettingsLanguages {
  language: string;
  ownLanguage: string;
}

/** A text of a draft in the language that is edited, and in the brand's own where that is another. */
export function wordsIn(text: Json | undefined, { language, ownLanguage }: SettingsLanguages) {
  return shown((each) => wordsOf(text, each, ownLanguage), language, ownLanguage);
}

/** The same of a record such as `{ en, ar }`: texts inside of a form's fields. */
export function wordsInRecord(texts: Json | undefined, { language, ownLanguage }: SettingsLanguages) {
  return shown((each) => recordOf(texts)[each], language, ownLanguage);
}

function shown(inLanguage: (language: string) => Json | undefined, language: string, ownLanguage: string) {
  const text = (each: string) => {
    const words = inLanguage(each);
    return typeof words === 'string' ? words : '';
  };
  return { words: text(language), ...(language !== ownLanguage && { ownWords: text(ownLanguage) }) };
}

/** A record with other words in one language; without any, they go. */
export function withRecordWords(texts: Json | undefined, language: string, words: string): Data {
  const { [language]: _, ...others } = recordOf(texts);
  return words === '' ? others : { ...others, [language]: words };
}

export const recordOf = (value: Json | undefined): Data => (isObject(value) ? value : {});
