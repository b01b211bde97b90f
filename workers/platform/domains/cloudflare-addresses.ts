/** https://www.cloudflare.com/ips/ : where sites behind Cloudflare's proxy are. They change about once in years. */
const IPV4_RANGES = [
  '173.245.48.0/20',
  '103.21.244.0/22',
  '103.22.200.0/22',
  '103.31.4.0/22',
  '141.101.64.0/18',
  '108.162.192.0/18',
  '190.93.240.0/20',
  '188.114.96.0/20',
  '197.234.240.0/22',
  '198.41.128.0/17',
  '162.158.0.0/15',
  '104.16.0.0/13',
  '104.24.0.0/14',
  '172.64.0.0/13',
  '131.0.72.0/22',
].map(toRange);

interface Range {
  base: number;
  bits: number;
}

/** Of IPv4 addresses; who is behind the proxy has those in any case. */
export function isCloudflareAddress(address: string): boolean {
  const value = toNumber(address);
  return IPV4_RANGES.some(({ base, bits }) => toPrefix(value, bits) === toPrefix(base, bits));
}

function toRange(range: string): Range {
  const [address = '', bits] = range.split('/');
  return { base: toNumber(address), bits: Number(bits) };
}

const toPrefix = (value: number, bits: number) => Math.floor(value / 2 ** (32 - bits));

function toNumber(address: string): number {
  return address.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0);
}
