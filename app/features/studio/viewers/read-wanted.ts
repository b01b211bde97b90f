const MAX_CHARS = 200;

/** What the address searches for (`?q=`); empty for nothing. */
export function readWanted(params: URLSearchParams): string {
  const text = (params.get('q') ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  return [...text].slice(0, MAX_CHARS / 2).join('');
}
