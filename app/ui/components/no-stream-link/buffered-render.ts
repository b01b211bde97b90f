// A wire name: it does not change.
const PARAMETER = 'whole';

/**
 * The same page without deferred parts: `entry.server.tsx` waits for all of them, so that its HTML is
 * complete.
 */
export function bufferedPath({ pathname, search }: { pathname: string; search: string }): string {
  const parameters = new URLSearchParams(search);
  parameters.set(PARAMETER, 'true');
  return `${pathname}?${parameters}`;
}

export function wantsBufferedRender(url: string): boolean {
  return new URL(url).searchParams.get(PARAMETER) === 'true';
}
