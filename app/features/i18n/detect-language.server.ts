import { LanguageDetector } from 'remix-i18next/server';
import { LANGUAGE_PARAMETER } from './language-parameter.ts';

/** The part of an account's config that is needed here. */
export interface AccountLanguages {
  languages: readonly { code: string }[];
  defaultLanguage: string;
}

/**
 * The account's language that a request is answered in: of its address, else the one that the viewer has
 * chosen, else the account's default (viewer.md §4).
 */
export async function detectLanguage(
  request: Request,
  chosen: string | null,
  { languages, defaultLanguage }: AccountLanguages,
): Promise<string> {
  const codes = languages.map(({ code }) => code);
  const detector = new LanguageDetector({
    supportedLanguages: codes,
    fallbackLanguage: defaultLanguage,
    order: ['searchParams', 'custom'],
    searchParamKey: LANGUAGE_PARAMETER,
    findLocale: async () => chosen,
  });
  const found = await detector.detect(request);
  // Of codes with more than three parts it returns two.
  return codes.includes(found) ? found : defaultLanguage;
}
