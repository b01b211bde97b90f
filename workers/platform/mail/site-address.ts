import * as v from 'valibot';
import { isLoopbackHostname } from '#app/contract/hostname.ts';
import { TenantRecordSchema, tenantKey } from '#app/contract/tenant.ts';
import type { RegistryStore } from '#workers/platform/storage/registry-store.ts';

/** The origin of an account's site, for links in mails; null when nobody has registered one. */
export type SiteOf = (accountId: string, calledAt: URL) => Promise<string | null>;

/**
 * Only addresses in the registry: the hostname of the call when the registry has it for this very account (of
 * several hostnames it is the one that the viewer is on), else the one that the registry has for the account.
 */
export function openSiteAddresses(
  tenants: Pick<KVNamespace, 'get'>,
  registry: Pick<RegistryStore, 'ofAccount'>,
): SiteOf {
  async function hostnameOf(accountId: string, hostname: string): Promise<string | null> {
    const stored = await tenants.get(tenantKey(hostname), 'json').catch(() => null);
    const called = v.safeParse(TenantRecordSchema, stored);
    if (
      called.success &&
      called.output.account_id === accountId &&
      called.output.hostnames.includes(hostname)
    )
      return hostname;
    // A caller that is not one of the account's own sites is rare.
    const record = await registry.ofAccount(accountId);
    return record?.primary_host ?? record?.hostnames[0] ?? null;
  }

  return async (accountId, calledAt) => {
    const hostname = await hostnameOf(accountId, calledAt.hostname);
    if (hostname === null) return null;
    // Registered hostnames have no port; a site on this machine is on the port that it was called at.
    return isLoopbackHostname(hostname) ? `http://${hostname}${portOf(calledAt)}` : `https://${hostname}`;
  };
}

const portOf = ({ port }: URL) => (port ? `:${port}` : '');
