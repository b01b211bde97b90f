import { LANGUAGE_PARAMETER } from '#app/features/i18n/language-parameter.ts';
import { memoizeByKey } from '#app/lib/memoize.ts';

/** Languages of a site as addresses know them. */
export interface SiteLanguages {
  /** Codes, as the account allows them. */
  languages: readonly string[];
  defaultLanguage: string;
}

export interface LanguageLink {
  hrefLang: string;
  href: string;
}

/** A page's address in one language; the default language's is the plain one. */
export function languageHref(url: string, language: string, defaultLanguage: string): string {
  if (language === defaultLanguage) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${encodeURIComponent(language)}`;
}

/** A page in each of its languages, and where everyone else belongs; none where there is only one. */
export function languageLinks(url: string, { languages, defaultLanguage }: SiteLanguages): LanguageLink[] {
  if (languages.length < 2) return [];
  const links = languages.map((hrefLang) => ({
    hrefLang,
    href: languageHref(url, hrefLang, defaultLanguage),
  }));
  return [...links, { hrefLang: 'x-default', href: url }];
}

/**
 * "pt-BR" → "pt_BR", "es" → "es_ES": Open Graph wants a territory, so a bare language gets its likeliest one.
 */
export const openGraphLocale = memoizeByKey((language) => {
  try {
    const { language: lng, region } = new Intl.Locale(language).maximize();
    return region ? `${lng}_${region}` : lng;
  } catch {
    return language;
  }
});
