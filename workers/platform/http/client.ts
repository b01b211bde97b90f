import { HEADERS, MAX_DEVICE_KEYS } from '#app/contract/headers.ts';
import { deviceOf } from './device.ts';

/** The client behind a call. */
export interface Client {
  /** For rate limits: an IPv4 address or an IPv6 prefix; null where it is unknown, or this machine's own. */
  address: string | null;
  /** Browser and system, `Firefox · Android`. */
  device: string | null;
  /** As they came: whose they are is for `user/device-key.ts` to find out. */
  deviceKeys: readonly string[];
}

export const CONNECTING_IP = 'CF-Connecting-IP';

/**
 * Cloudflare sets `CF-Connecting-IP` on every request from outside, and nobody else can. A call through the
 * edge's binding has none: only then is the header trusted in which the edge sends its viewer's address.
 */
export function readClient(headers: Headers): Client {
  const connecting = headers.get(CONNECTING_IP);
  const address = connecting ?? headers.get(HEADERS.viewerAddress);
  const agent = headers.get(connecting === null ? HEADERS.viewerAgent : 'User-Agent');
  const deviceKeys = headers.get(HEADERS.viewerDevices)?.split(',', MAX_DEVICE_KEYS) ?? [];
  return { address: toIpPrefix(address), device: deviceOf(agent), deviceKeys };
}

/** A household's IPv6 addresses are as many as it likes: its /64 counts as one. */
export function toIpPrefix(address: string | null): string | null {
  const known = address?.trim().toLowerCase() ?? '';
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(known)) return known.startsWith('127.') ? null : known;
  if (!/^[0-9a-f:.]{2,45}$/.test(known) || !known.includes(':') || known === '::1') return null;
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(known)?.[1];
  return mapped ? toIpPrefix(mapped) : `${expand(known).slice(0, 4).join(':')}::/64`;
}

const IPV6_GROUPS = 8;

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const missing = Math.max(0, IPV6_GROUPS - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
