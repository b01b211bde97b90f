import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks that are no part of the public internet (RFC 6890 and the registries that it began). */
const BLOCKED: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, among it the address at which clouds give their machines' keys.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Within 2000::/3: protocols' own, examples, and 6to4, whose address may be any IPv4 one.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
/** All that IPv6 has given out for use in public so far (RFC 4291): what is beyond it is no host of the internet. */
const GLOBAL_UNICAST = [['2000::', 3]] as const;
/** An IPv4 address written as an IPv6 one, in the last 32 bits: as it is, and by NAT64 (RFC 6052). */
const MAPPED: readonly (readonly [string, number])[] = [
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
];

const blocked = listOf(BLOCKED);
const globalUnicast = listOf(GLOBAL_UNICAST);
const mapped = listOf(MAPPED);
const loopback = listOf([
  ['127.0.0.0', 8],
  ['::1', 128],
]);

function listOf(networks: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks)
    list.addSubnet(network, prefix, isIPv4(network) ? 'ipv4' : 'ipv6');
  return list;
}

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  if (mapped.check(address, 'ipv6')) {
    const embedded = embeddedIn(address);
    return embedded !== null && isPublicAddress(embedded);
  }
  return globalUnicast.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

export function isLoopbackAddress(address: string): boolean {
  return isIPv4(address)
    ? loopback.check(address, 'ipv4')
    : isIPv6(address) && loopback.check(address, 'ipv6');
}

/** `127.0.0.1` of `::ffff:127.0.0.1` and of `::ffff:7f00:1`; null where it cannot be read. */
function embeddedIn(address: string): string | null {
  const tail = address.slice(address.lastIndexOf(':') + 1);
  if (isIPv4(tail)) return tail;
  const [high = '', low = ''] = address.split(':').slice(-2);
  const bits = ((Number.parseInt(high || '0', 16) << 16) | Number.parseInt(low || '0', 16)) >>> 0;
  return Number.isNaN(bits) ? null : [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.');
}
