import { isLoopbackHostname } from '#app/contract/hostname.ts';
import { CONNECTING_IP, toIpPrefix } from './client.ts';

/**
 * Whether a request came from the Internet to a hostname that is nobody's. The edge's binding brings calls
 * that have no `CF-Connecting-IP`, whatever hostname they name; `apiHost` is where others reach the services
 * and the operator's API.
 */
export function isUnroutedHost({ headers }: Request, hostname: string, apiHost: string | undefined): boolean {
  // On a development machine the header has a loopback address.
  const isFromOutside = toIpPrefix(headers.get(CONNECTING_IP)) !== null;
  return isFromOutside && hostname !== apiHost && !isLoopbackHostname(hostname);
}

/** Not even who answers. */
export function unknownHost(): Response {
  return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
}
