// Shared by the server, which puts a page's style sheets inside the document, and the entry script, which loads them
// as files once the page is at rest (docs/decisions/047).

/** Marks the style element that holds the sheets. Their links are `disabled` meanwhile: browsers do not fetch those. */
export const INLINE_STYLES_ATTRIBUTE = 'data-sheets';

/** The cookie of the sheets that the browser's cache has: their ids, joined by dots. */
export const STYLES_COOKIE = 'styles';

const SHEET = /^\/assets\/[\w.-]+-([0-9a-z]{7})\.css$/;

/** The hash in a sheet’s address, which changes with its text. Undefined for sheets of other sites. */
export const styleId = (pathname: string): string | undefined => SHEET.exec(pathname)?.[1];

/** The ids in the cookie that the page's script writes. */
export function readCachedStyles(cookie: string | null): ReadonlySet<string> {
  return new Set(cookie?.split('.') ?? []);
}
