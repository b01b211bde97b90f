import { openAdmin } from '#cli/admin/open-admin.ts';
import { adminStore } from './admin-store.ts';
import type { TenantStore } from './tenant-store.ts';

export async function openTenantStore(remote: boolean, env: NodeJS.ProcessEnv): Promise<TenantStore> {
  const { request, ...place } = await openAdmin(remote, env);
  return adminStore(request, place);
}
