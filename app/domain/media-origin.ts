import { isHostname, isLoopbackHostname } from '#app/contract/hostname.ts';

/**
 * The origin that a page must be allowed to load from to play an address; null where no page may. The
 * address is a backend's: what cannot be a host has no place in a policy, and plain http is for this machine
 * alone.
 */
export function mediaOrigin(address: string, siteProtocol: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin } = new URL(address);
  if (protocol === 'https:' && isHostname(hostname)) return origin;
  const isLocal = siteProtocol === 'http:' && isLoopbackHostname(hostname);
  return isLocal && /^https?:$/.test(protocol) ? origin : null;
}
