// chunk: shell

/** What `URL` would take for a scheme. */
export const SCHEME_PATTERN = /^[a-z][a-z0-9+.-]*:/i;
/** `example.com:8080/x`: a host is a name with a dot or this machine's own, followed by digits alone. */
const HOST_AND_PORT_PATTERN = /^(?:localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)+):\d{1,5}(?![^/?#])/i;

/** Whether an address has a scheme (`https:`, `mailto:`, `javascript:`); a host with a port has none. */
export function hasScheme(url: string): boolean {
  return SCHEME_PATTERN.test(url) && !HOST_AND_PORT_PATTERN.test(url);
}
