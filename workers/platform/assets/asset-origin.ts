import { isLoopbackHostname } from '#app/contract/hostname.ts';

/**
 * The scheme of an asset host follows from what it is: plain http on the machine itself, https everywhere
 * else.
 */
export function assetOrigin(cfDomainName: string): string {
  return `${isLoopbackHostname(hostnameOf(cfDomainName)) ? 'http' : 'https'}://${cfDomainName}`;
}

export function hostnameOf(hostWithPort: string): string {
  return hostWithPort.replace(/:\d+$/, '').toLowerCase();
}
