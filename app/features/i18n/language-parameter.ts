/**
 * Query parameter that selects a page's language (`?lang=es`), for crawlers that follow links without
 * cookies.
 */
export const LANGUAGE_PARAMETER = 'lang';

/** A path of this site that leaves the language to the viewer's choice. */
export function withoutLanguage(path: string): string {
  if (!path.includes(`${LANGUAGE_PARAMETER}=`)) return path;
  const url = new URL(path, 'https://own.invalid');
  url.searchParams.delete(LANGUAGE_PARAMETER);
  return url.pathname + url.search + url.hash;
}
