import type { Tenant } from '#app/features/tenancy/tenant.ts';

/** What the service worker is to know (workers/offline/settings.ts): it changes with any of it. */
export function toOfflineSettings(
  { slug, configVersion, siteVersion }: Pick<Tenant, 'slug' | 'configVersion' | 'siteVersion'>,
  build: string,
) {
  return { brand: slug, build, site: `${configVersion}.${siteVersion}` };
}
