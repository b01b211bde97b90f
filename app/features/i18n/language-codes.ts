import { memoizeByKey } from '#app/lib/memoize.ts';

/** The language that every text exists in; it fills what another lacks. */
export const FALLBACK_LANGUAGE = 'en';

/** The BCP 47 spelling of a code ("pt_br" → "pt-BR"); the fallback language for what is no code at all. */
export const canonicalLanguage = memoizeByKey((code) => {
  try {
    return Intl.getCanonicalLocales(code.replaceAll('_', '-'))[0] ?? FALLBACK_LANGUAGE;
  } catch {
    return FALLBACK_LANGUAGE;
  }
});

/** A language's name in itself ("ar" → "العربية"), for lists where viewers look for their own. */
export function ownNameOf(code: string): string {
  const lng = canonicalLanguage(code);
  const name = new Intl.DisplayNames([lng], { type: 'language' }).of(lng) ?? code;
  return name.charAt(0).toLocaleUpperCase(lng) + name.slice(1);
}
