// chunk: shell

export const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOSTNAME_PATTERN = new RegExp(`^(?=.{1,253}$)(?:${LABEL}\\.)+${LABEL}$`);
const PORT_PATTERN = /^[1-9]\d{0,4}$/;
const MAX_PORT = 65_535;
/**
 * Names for private networks and single machines: RFC 6761, 6762 (with its appendix G), 8375, and `.internal`, which
 * ICANN has reserved.
 */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|local|internal|intranet|private|corp|home|lan|localdomain|home\.arpa)$/;
/** URL parsers take a host whose last label is a number for an IPv4 address. */
const NUMERIC_LAST_LABEL = /\.(?:\d+|0x[0-9a-f]*)$/;

export function isHostname(value: string): boolean {
  return HOSTNAME_PATTERN.test(value) && !NUMERIC_LAST_LABEL.test(value);
}

const LOCAL_SITE_NAME = /^(?:.*\.)?(?:assets|cloudflare|dns|pay|platform)\.localhost$/;

/** What the local site answers for itself (cli/local/worker-options.ts): no brand can have it. */
export function isLocalSiteName(hostname: string): boolean {
  return LOCAL_SITE_NAME.test(hostname);
}

/** The machine itself: where plain http is allowed, and nowhere else. */
export function isLoopbackHostname(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '127.0.0.1' ||
    hostname === '[::1]'
  );
}

/** A name that may mean the same to everybody: no address, and none of a private network. */
export function isPublicHostname(value: string): boolean {
  return isHostname(value) && !PRIVATE_NAME.test(value);
}

export function isHostWithPort(value: string): boolean {
  const [hostname = '', port, ...rest] = value.split(':');
  if (rest.length > 0 || (port !== undefined && !isPort(port))) return false;
  return isHostname(hostname) || isLoopbackHostname(hostname);
}

function isPort(value: string): boolean {
  return PORT_PATTERN.test(value) && Number(value) <= MAX_PORT;
}
