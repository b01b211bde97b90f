import { parse } from 'tldts';
import { isLocalSiteName, isLoopbackHostname } from '#app/contract/hostname.ts';

/** What the operator's zone has for itself (docs/operating.md, Hostnames). */
const OPERATOR_LABEL = /^(?:origin|api|[^.]+-assets)$/;

/**
 * Why no brand at all may have a hostname; null where one may. `apiHost` is the hostname of the
 * operator's API, in the operator's zone.
 */
export function hostRejection(hostname: string, apiHost: string | undefined): string | null {
  if (isLocalSiteName(hostname)) return `${hostname} is a name of the local site itself: choose another one.`;
  if (isOperatorName(hostname, apiHost))
    return `${hostname} is reserved for the operator of this platform: choose another one.`;
  const { publicSuffix } = parse(hostname, { allowPrivateDomains: true });
  if (publicSuffix === hostname && !isLoopbackHostname(hostname))
    return `${hostname} is a public suffix, which belongs to nobody: write a name below it, such as www.${hostname}.`;
  return null;
}

/** What an owner should know of a hostname that is accepted; null where there is nothing. */
export function hostNote(hostname: string): string | null {
  if (isLoopbackHostname(hostname) || parse(hostname, { allowPrivateDomains: true }).domain !== hostname)
    return null;
  return (
    `${hostname} is a bare domain: its DNS needs CNAME flattening (or ALIAS). ` +
    `Where it has none, redirect it to www.${hostname} and add that.`
  );
}

function isOperatorName(hostname: string, apiHost: string | undefined): boolean {
  if (apiHost === undefined || isLoopbackHostname(apiHost)) return false;
  if (hostname === apiHost) return true;
  const zone = apiHost.slice(apiHost.indexOf('.'));
  return hostname.endsWith(zone) && OPERATOR_LABEL.test(hostname.slice(0, -zone.length));
}
