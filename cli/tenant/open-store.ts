import { openAdmin } from '#cli/admin/open-admin.ts';
import { adminStore } from './admin-store.ts';
import type { TenantStore } from './tenant-store.ts';

export async function openTenantStore(remote: boolean): Promise<TenantStore> {
  const { request, ...place } = await openAdmin(remote);
  return adminStore(request, place);
}
