import { type Data, isObject, type Json } from './document.ts';

/** Whether a value can be a text: none, a string, or one by language. */
export function isText(value: Json | undefined): boolean {
  return value === undefined || typeof value === 'string' || byLanguage(value) !== null;
}

/** A text with other words in one language; `own` is the language of plain strings. What is none is by language. */
export function withWords(
  text: Json | undefined,
  language: string,
  words: Json | undefined,
  own: string,
): Json | undefined {
  const known = byLanguage(text);
  if (!known && language === own && (words === undefined || typeof words === 'string')) return words;
  // A plain string has nothing in another language that could be taken away.
  if (!known && words === undefined) return text;
  const before: Data = known ?? (text === undefined ? {} : { [own]: text });
  const { [language]: _, ...others } = before;
  const after = words === undefined ? others : { ...others, [language]: words };
  return Object.keys(after).length === 0 ? undefined : { $t: after };
}

/** What the text is in one language. */
export function wordsOf(text: Json | undefined, language: string, own: string): Json | undefined {
  const known = byLanguage(text);
  if (known) return Object.hasOwn(known, language) ? known[language] : undefined;
  return language === own ? text : undefined;
}

export function byLanguage(value: Json | undefined): Data | null {
  return isObject(value) && isObject(value.$t) && Object.keys(value).length === 1 ? value.$t : null;
}
