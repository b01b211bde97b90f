// chunk: shell

export const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOSTNAME_PATTERN = new RegExp(`^(?=.{1,253}$)(?:${LABEL}\\.)+${LABEL}$`);
/** URL parsers take a host whose last label is a number for an IPv4 address. */
const NUMERIC_LAST_LABEL = /\.(?:\d+|0x[0-9a-f]*)$/;

export function isHostname(value: string): boolean {
  return HOSTNAME_PATTERN.test(value) && !NUMERIC_LAST_LABEL.test(value);
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
