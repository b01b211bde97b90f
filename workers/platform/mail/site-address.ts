import * as v from 'valibot';
import { isLoopbackHostname } from '#app/contract/hostname.ts';
import { TenantRecordSchema, tenantKey } from '#app/contract/tenant.ts';

/** The origin of an account's site, for links in mails; null when nobody has registered one. */
export type SiteOf = (accountId: string, calledAt: URL) => Promise<string | null>;

/**
 * Only addresses in the registry: the hostname of the call when the registry has it for this very account (of
 * several hostnames it is the one that the viewer is on), else the one that the registry has for the account.
 */
export function openSiteAddresses(tenants: Pick<KVNamespace, 'get' | 'list'>): SiteOf {
  async function recordOf(key: string) {
    const result = v.safeParse(TenantRecordSchema, await tenants.get(key, 'json').catch(() => null));
    return result.success ? result.output : null;
  }

  async function hostnameOf(accountId: string, hostname: string): Promise<string | null> {
    const called = await recordOf(tenantKey(hostname));
    if (called?.account_id === accountId && called.hostnames.includes(hostname)) return hostname;
    const { keys } = await tenants.list({ prefix: tenantKey(''), limit: MAX_SEARCHED });
    for (const { name } of keys) {
      const record = await recordOf(name);
      if (record?.account_id === accountId) return record.hostnames[0] ?? null;
    }
    return null;
  }

  return async (accountId, calledAt) => {
    const hostname = await hostnameOf(accountId, calledAt.hostname);
    if (hostname === null) return null;
    // Registered hostnames have no port; a site on this machine is on the port that it was called at.
    return isLoopbackHostname(hostname) ? `http://${hostname}${portOf(calledAt)}` : `https://${hostname}`;
  };
}

/** A caller that is not one of the account's own sites is rare, and small deployments have such. */
const MAX_SEARCHED = 100;

const portOf = ({ port }: URL) => (port ? `:${port}` : '');
