/** More than any name of what is searched for. In characters, of which the services allow twice as many units. */
const MAX_CHARS = 100;

/** What the address searches for (`?q=`), without what no name has; empty for nothing. */
export function readSearch(params: URLSearchParams): string {
  const text = (params.get('q') ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  return [...text].slice(0, MAX_CHARS).join('');
}
