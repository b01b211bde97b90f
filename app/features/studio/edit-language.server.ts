import type { Site } from '#app/features/tenancy/site.ts';

/** The language in which texts are edited: the one of the address (`?in=es`), else the brand's own. */
export function editLanguageOf(request: Request, { languages, defaultLanguage }: Site): string {
  const wanted = new URL(request.url).searchParams.get('in');
  return languages.find(({ code }) => code === wanted)?.code ?? defaultLanguage;
}

/** As it is in addresses: nothing where it is the brand's own. */
export const inAddress = (language: string, { defaultLanguage }: Site) =>
  language === defaultLanguage ? null : language;

/** The languages of the brand, as tabs of the page that edits one of them. */
export const toLanguageTabs = (site: Site) =>
  site.languages.map(({ code, displayName }) => ({
    code,
    name: displayName,
    address: inAddress(code, site),
  }));
