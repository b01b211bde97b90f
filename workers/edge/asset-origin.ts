import { isLoopbackHostname, isPublicHostname } from '#app/contract/hostname.ts';
import { type Tenant, toAssetOrigin } from '#app/features/tenancy/tenant.ts';
import type { ContextOptions, EdgeSettings } from './load-context.ts';
import { logProblem } from './request-log.ts';

/**
 * The origin of the asset host that an account's config names; null for one that pages may not load from, which
 * is logged once.
 */
export function acceptAssetHost(
  { settings, memory, tenant, requestId }: ContextOptions,
  host: string,
): string | null {
  const origin = configuredOrigin(host, tenant, settings);
  const { reportedDrops } = memory.services;
  const key = `${tenant.slug}/cf_domain_name/${host}`;
  if (origin !== null || reportedDrops.has(key)) return origin;
  reportedDrops.set(key, true);
  logProblem({ event: 'asset-host-rejected', requestId, tenant: tenant.slug, host });
  return null;
}

/** A config is a backend's: hosts of this machine, and of private networks, are for local sites alone. */
function configuredOrigin(host: string, { origin }: Tenant, { isPlatformHost }: EdgeSettings): string | null {
  const [hostname = ''] = host.split(':');
  const site = new URL(origin);
  // As the record's: on the port of the request.
  if (isPlatformHost(hostname)) return toAssetOrigin(host, site.port);
  const isLocal = site.protocol === 'http:' && isLoopbackHostname(hostname);
  return isLocal || isPublicHostname(hostname) ? toAssetOrigin(host) : null;
}
