import path from 'node:path';
import { openAdmin } from '#cli/admin/open-admin.ts';
import { retrying } from '#cli/admin/retrying.ts';
import { workDir } from '#cli/film/packaging/film-folder.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { adminStore } from '#cli/tenant/admin-store.ts';
import type { TenantStore } from '#cli/tenant/tenant-store.ts';
import { type MediaCalls, mediaCalls } from './files/media-calls.ts';
import { type SiteCalls, siteCalls } from './site-calls.ts';

export interface OpenBrand {
  slug: string;
  accountId: string;
  /** What commands that were cut off go on with. */
  workDir: string;
  calls: SiteCalls;
  media: MediaCalls;
}

/** The platform for as long as a command takes, with the calls of its brands. */
export async function withPlatform<T>(
  { isRemote, env }: { isRemote: boolean; env: NodeJS.ProcessEnv },
  use: (open: (slug: string) => Promise<OpenBrand>, store: TenantStore) => Promise<T>,
): Promise<T> {
  const { request, ...place } = await openAdmin(isRemote, env);
  const siteWorkDir = path.join(workDir(env), 'site');
  try {
    const store = adminStore(request, place);
    const open = async (slug: string) => {
      const tenant = await store.find(slug);
      if (!tenant) throw new CommandError(`There is no brand ${slug} ${place.where}.`);
      const { account_id, services = {} } = tenant;
      if (services.content)
        throw new CommandError(`What "${slug}" is made of is at a service of its own: ${services.content}.`);
      const journal = path.join(siteWorkDir, `sending-${encodeURIComponent(account_id)}.json`);
      return {
        slug,
        accountId: account_id,
        workDir: siteWorkDir,
        calls: siteCalls(retrying(request), account_id),
        media: mediaCalls(request, account_id, journal),
      };
    };
    return await use(open, store);
  } finally {
    await place.close();
  }
}
