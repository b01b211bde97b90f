import { parse } from 'tldts';
import { isHostname } from '#app/contract/hostname.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { hostRejection } from '#workers/platform/registry/host-rules.ts';

/** The hostname in what an owner typed, an address in full as well; throws in plain words where no brand may have it. */
export function readHostname(
  deps: Pick<Dependencies, 'apiHost' | 'zone' | 'domains'>,
  typed: string,
): string {
  const hostname = nameIn(typed.trim());
  if (hostname.includes('*')) throw rejected('domain_wildcard', hostname);
  if (!isHostname(hostname)) throw rejected('domain_no_name', hostname);
  const zones = [deps.zone, zoneOf(deps.apiHost), zoneOf(deps.domains?.target)];
  const isReserved = zones.some((zone) => zone && (hostname === zone || hostname.endsWith(`.${zone}`)));
  if (isReserved) throw rejected('domain_reserved', hostname);
  if (parse(hostname, { allowPrivateDomains: true }).publicSuffix === hostname)
    throw rejected('domain_suffix', hostname);
  if (hostRejection(hostname, deps.apiHost) !== null) throw rejected('domain_reserved', hostname);
  return hostname;
}

export const rejected = (
  key: Extract<ConstructorParameters<typeof HttpError>[1], `domain_${string}`>,
  host: string,
) => new HttpError(422, key, { values: { host } });

/** Lower case, without scheme, port, path and the dot at the end; names of other scripts in ASCII. */
function nameIn(typed: string): string {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`;
  if (typed.includes('*') || typed.includes('@') || !URL.canParse(address)) return typed.toLowerCase();
  return new URL(address).hostname.replace(/\.$/, '');
}

/** Of the operator: what the name of the API, or of the target, is in. */
function zoneOf(name: string | undefined): string | null {
  const zone = name?.slice(name.indexOf('.') + 1);
  return zone?.includes('.') ? zone : null;
}
