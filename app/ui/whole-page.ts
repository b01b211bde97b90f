const PARAMETER = 'whole';

/** The same page with nothing left to come later: what scripts would fill in stands in its HTML (`entry.server.tsx`). */
export function wholePagePath({ pathname, search }: { pathname: string; search: string }): string {
  const parameters = new URLSearchParams(search);
  parameters.set(PARAMETER, 'true');
  return `${pathname}?${parameters}`;
}

export function isWholeAsked(url: string): boolean {
  return new URL(url).searchParams.get(PARAMETER) === 'true';
}
