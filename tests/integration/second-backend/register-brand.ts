import type { SecondBackend } from '#tests/support/second-backend/start.ts';
import type { TestSite } from '#tests/support/site.ts';

/** A brand of that backend, new to the site: nothing of it is cached. */
export async function registerBrand(site: Pick<TestSite, 'makeTenant' | 'url'>, backend: SecondBackend) {
  const { accountId: account_id, assetHost: asset_host, services } = backend;
  const { hostname } = await site.makeTenant({ account_id, asset_host, services });
  backend.setSite(site.url(hostname));
  return hostname;
}
