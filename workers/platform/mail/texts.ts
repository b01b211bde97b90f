import { arabic } from './texts/arabic.ts';
import { english } from './texts/english.ts';
import { french } from './texts/french.ts';
import type { LanguageTexts } from './texts/language-texts.ts';
import { spanish } from './texts/spanish.ts';

const TEXTS = { en: english, es: spanish, fr: french, ar: arabic } satisfies Record<string, LanguageTexts>;
export type MailLanguage = keyof typeof TEXTS;

export function mailLanguage(language: string): MailLanguage {
  const base = language.split('-')[0]?.toLowerCase() ?? '';
  // Own keys only: a language called `constructor` is none of ours.
  return Object.hasOwn(TEXTS, base) ? (base as MailLanguage) : 'en';
}

export function textsIn(language: MailLanguage): LanguageTexts {
  return TEXTS[language];
}
