import { isLoopbackHostname } from '#app/contract/hostname.ts';
import { CONNECTING_IP, toIpPrefix } from './client.ts';

/**
 * Whether a request came from the Internet to a hostname that is nobody's. The edge's binding brings calls
 * that have no `CF-Connecting-IP`, whatever hostname they name; `apiHost` is where others reach the services
 * and the operator's API.
 */
export function isUnroutedHost({ headers }: Request, hostname: string, apiHost: string | undefined): boolean {
  return isFromOutside(headers) && hostname !== apiHost && !isLoopbackHostname(hostname);
}

/** On a development machine the header has a loopback address. */
export function isFromOutside(headers: Headers): boolean {
  return toIpPrefix(headers.get(CONNECTING_IP)) !== null;
}

/** Not even who answers. */
export function unknownHost(): Response {
  return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
}
