import type { ServiceName } from '#app/contract/call.ts';
import { isLoopbackHostname } from '#app/contract/hostname.ts';
import type { Suspension, TenantRecord } from '#app/contract/tenant.ts';

/** The brand that a request is for. */
export interface Tenant {
  slug: string;
  accountId: string;
  /** Scheme, host and port under which the viewer sees the site. */
  origin: string;
  /** The hostname whose documents search engines are to know; null where all are equal. */
  primaryHost: string | null;
  /** Where pictures, segments and captions come from, unless the account's config names another host. */
  assetOrigin: string;
  /** Base URLs of foreign services; those that are absent are the platform's own. */
  serviceUrls: Partial<Record<ServiceName, string>>;
  configVersion: number;
  /** When its pages were published last; 0 where nobody has. */
  siteVersion: number;
  /** CSP sources of films and streams beside the asset host; empty where the record names none. */
  mediaSources: readonly string[];
  /** CSP sources that may frame the embedded player. */
  frameAncestors: readonly string[];
  /** Of gateways' pages, beside the well-known ones. */
  gatewayHosts: NonNullable<TenantRecord['gateway_hosts']>;
  /** A signed-in viewer's lists are their own: sent with the session, never shared. */
  hasPersonalisedLists: boolean;
  deadlines: { callMs?: number | undefined; paymentMs?: number | undefined };
  /** Its operator has taken it off the air; absent while it is on. */
  suspension?: Suspension;
}

/** What an isolate remembers of a brand, it remembers under this. */
export const siteScope = ({ slug, accountId, configVersion }: Tenant) =>
  `${slug}/${accountId}/${configVersion}`;

export function toTenant(record: TenantRecord, url: URL, assetPort?: string): Tenant {
  return {
    slug: record.slug,
    accountId: record.account_id,
    origin: url.origin,
    primaryHost: record.primary_host ?? null,
    assetOrigin: toAssetOrigin(record.asset_host, assetPort),
    serviceUrls: toServiceUrls(record.services ?? {}),
    configVersion: record.config_version,
    siteVersion: record.site_version ?? 0,
    mediaSources: (record.media_hosts ?? []).map(toMediaSource),
    frameAncestors: record.frame_ancestors ?? ["'self'"],
    gatewayHosts: record.gateway_hosts ?? {},
    hasPersonalisedLists: record.personalised_lists ?? false,
    deadlines: { callMs: record.deadlines?.call_ms, paymentMs: record.deadlines?.payment_ms },
    ...(record.suspended ? { suspension: record.suspended } : {}),
  };
}

/**
 * `assetPort` replaces the host's port where the site runs on another one than it was set up for
 * (development).
 */
export function toAssetOrigin(assetHost: string, assetPort?: string): string {
  const [hostname = '', port] = assetHost.split(':');
  const scheme = isLoopbackHostname(hostname) ? 'http' : 'https';
  return new URL(`${scheme}://${hostname}:${assetPort ?? port ?? ''}`).origin;
}

function toMediaSource(host: string): string {
  const hostname = host.replace(/^\*\./, '').replace(/:\d+$/, '');
  return `${isLoopbackHostname(hostname) ? 'http' : 'https'}://${host}`;
}

function toServiceUrls(services: NonNullable<TenantRecord['services']>): Tenant['serviceUrls'] {
  const named = Object.entries(services).filter(([, url]) => url !== undefined);
  return Object.fromEntries(named.map(([name, url]) => [name, url.replace(/\/+$/, '')]));
}

const changedTenants = new WeakMap<Tenant, Tenant>();

/** The same brand as it is now; the same object while nothing changes, for what hangs on it. */
export function withSuspension(tenant: Tenant, suspension: Suspension | null): Tenant {
  if ((tenant.suspension?.since ?? null) === (suspension?.since ?? null)) return tenant;
  const known = changedTenants.get(tenant);
  if (known && known.suspension?.since === suspension?.since) return known;
  const { suspension: _, ...others } = tenant;
  const changed: Tenant = suspension ? { ...others, suspension } : others;
  changedTenants.set(tenant, changed);
  return changed;
}
