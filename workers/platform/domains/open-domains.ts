import { type CloudflareSettings, openCloudflare } from './cloudflare.ts';
import type { DomainDependencies } from './observe.ts';
import { openResolver } from './resolver.ts';

/** Of two companies: what one has in its caches, the other has not. */
const RESOLVER = 'https://cloudflare-dns.com/dns-query';
const SECOND_RESOLVER = 'https://dns.google/resolve';

export interface DomainSettings {
  /** Addresses of DNS over HTTPS with JSON. */
  resolver?: string | undefined;
  secondResolver?: string | undefined;
  /** By default `origin.` in the zone of the operator's API (docs/operating.md, Hostnames). */
  target?: string | undefined;
  /** Below it each new brand has a hostname at once: `<slug>.<zone>`. */
  zone?: string | undefined;
  /** Both, or DNS alone decides. */
  cloudflareToken?: string | undefined;
  cloudflareZone?: string | undefined;
  cloudflareApi?: string | undefined;
}

/** Null where it is not known what hostnames must lead to: without DOMAIN_TARGET and API_HOST. */
export function openDomains(
  settings: DomainSettings,
  apiHost: string | undefined,
  fetchOutside: typeof fetch,
): DomainDependencies | null {
  const { resolver = RESOLVER, secondResolver = SECOND_RESOLVER, target } = settings;
  const cloudflare = cloudflareOf(settings);
  const name = target || (apiHost === undefined ? null : `origin${apiHost.slice(apiHost.indexOf('.'))}`);
  if (name === null) return null;
  return {
    target: name.toLowerCase(),
    resolver: openResolver({ address: resolver, fetch: fetchOutside }),
    secondResolver: openResolver({ address: secondResolver, fetch: fetchOutside }),
    fetch: fetchOutside,
    cloudflare: cloudflare && openCloudflare(cloudflare, fetchOutside),
  };
}

/** An empty variable is one that is not set. */
function cloudflareOf(settings: DomainSettings): CloudflareSettings | null {
  const { cloudflareToken: token, cloudflareZone: zoneId, cloudflareApi } = settings;
  return token && zoneId ? { token, zoneId, apiUrl: cloudflareApi || undefined } : null;
}
