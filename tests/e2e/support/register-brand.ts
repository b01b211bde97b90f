import { type TenantRecord, tenantKey } from '#app/contract/tenant.ts';
import { loopbackRequest } from '#cli/local/loopback-request.ts';
import { storageThrough } from '#cli/local/miniflare-fixes/storage-proxy.ts';
import { STORAGE_KEY_VARIABLE, siteUrl } from './site.ts';

/** A brand of a test's own on the site that all specs share: a site for it alone takes five seconds of the processor. */
export async function registerBrand(
  hostname: string,
  facts: Omit<TenantRecord, 'slug' | 'hostnames' | 'config_version'>,
): Promise<void> {
  const { tenants } = storageThrough(process.env[STORAGE_KEY_VARIABLE] ?? '', async (url, init) => {
    const { hostname: proxy, pathname } = new URL(url);
    const port = Number(new URL(siteUrl(hostname)).port);
    const { text } = await loopbackRequest(port, proxy, pathname, { ...init, body: `${init.body}` });
    return { json: async () => JSON.parse(text) };
  });
  const slug = hostname.split('.')[0] ?? '';
  const record: TenantRecord = { ...facts, slug, hostnames: [hostname], config_version: 1 };
  await tenants.put(tenantKey(hostname), JSON.stringify(record));
}
