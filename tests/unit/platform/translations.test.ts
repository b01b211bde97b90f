import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PLURAL, pluralKeys } from '#tests/unit/i18n/plural-keys.ts';
import { messageIn, TEXT_LANGUAGES, translate } from '#workers/platform/http/translations.ts';

const FOLDER = 'public/frontend/locales';
/** Operators and developers read these, never viewers. */
const ENGLISH_ONLY = ['api:unknown_account', 'api:wrong_method'];
const NAMESPACES = ['api', 'mail'] as const;
const languages = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''))
  .sort();
const translations = languages.filter((language) => language !== 'en');

const readTexts = (language: string, ns: string): Record<string, string> =>
  JSON.parse(readFileSync(`${FOLDER}/${language}/${ns}.json`, 'utf8'));
const placeholdersOf = (text: string) => [...(text.match(/{{\w+}}/g) ?? [])].sort();

describe("the platform's texts", () => {
  test('the platform has texts in every language of the folder of locales', () => {
    expect([...TEXT_LANGUAGES].sort()).toEqual(languages);
  });

  test.each(translations)('the texts in %s have the keys of the English ones', (language) => {
    for (const ns of NAMESPACES) {
      const wanted = Object.keys(readTexts('en', ns))
        .filter((key) => !ENGLISH_ONLY.includes(`${ns}:${key}`))
        .flatMap((key) => (PLURAL.test(key) ? pluralKeys(key.replace(PLURAL, ''), language) : [key]));
      expect(Object.keys(readTexts(language, ns)).sort()).toEqual([...new Set(wanted)].sort());
    }
  });

  test.each(translations)('the texts in %s have the placeholders of the English ones', (language) => {
    for (const ns of NAMESPACES) {
      const texts = readTexts(language, ns);
      for (const [key, text] of Object.entries(texts)) {
        // A plural form may do without its number.
        if (PLURAL.test(key) && placeholdersOf(text).length === 0) continue;
        const english = readTexts('en', ns);
        const source = PLURAL.test(key) ? english[key.replace(PLURAL, '_other')] : english[key];
        expect(placeholdersOf(text), key).toEqual(placeholdersOf(source ?? ''));
      }
    }
  });

  test('no text is empty in any language', () => {
    const texts = languages.flatMap((language) =>
      NAMESPACES.flatMap((ns) => Object.values(readTexts(language, ns))),
    );
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });

  test('a text is read in the requested language, also of a region', () => {
    expect(messageIn('es', 'too_large')).toBe('Es demasiado grande.');
    expect(messageIn('es-MX', 'too_large')).toBe('Es demasiado grande.');
  });

  test.each(['xx', 'constructor', undefined])('a text is English for the language %s', (language) => {
    expect(messageIn(language, 'too_large')).toBe('That is too large.');
  });

  test('a text is English where a language lacks it', () => {
    expect(messageIn('fr', 'unknown_account')).toBe('Unknown account');
  });

  test('a text about a number has its plural', () => {
    expect(messageIn('en', 'too_many_wait', { count: 1 })).toContain('in 1 minute.');
    expect(messageIn('en', 'too_many_wait', { count: 12 })).toContain('in 12 minutes.');
    expect(messageIn('ar', 'too_many_wait', { count: 2 })).toContain('دقيقتين');
  });

  test('a text with a place for a name has it filled in as it is', () => {
    const values = { gateway: "O'Pay & Co" };
    expect(messageIn('en', 'gateway_no_keys', { values })).toContain("O'Pay & Co has no keys");
  });

  test('placeholders stay for the mail to fill in', () => {
    expect(translate('en', 'mail', 'verify_greeting')).toBe('Hello {{name}},');
  });
});
