import { createTenant } from '#cli/tenant/create-tenant.ts';
import type { TenantStore } from '#cli/tenant/tenant-store.ts';

/** A brand of its own, with an account of its own, for another's site to be written into. */
export async function cloneSite(
  store: TenantStore,
  { slug, hostnames, assetHost }: { slug: string; hostnames: string[]; assetHost: string | undefined },
): Promise<void> {
  await createTenant(store, { slug, hostnames, services: {}, ...(assetHost ? { assetHost } : {}) });
}
