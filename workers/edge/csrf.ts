const SAFE_METHODS = new Set(['GET', 'HEAD']);

export const isSafeMethod = (method: string) => SAFE_METHODS.has(method);

/**
 * Whether a request that may change something comes from this very site. Browsers state it in
 * `Sec-Fetch-Site` ("none" is the viewer's own doing); older ones at least name the `Origin`. Neither header:
 * not a browser we can vouch for.
 */
export function isOwnRequest(request: Request, origin: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  return request.headers.get('Origin') === origin;
}
