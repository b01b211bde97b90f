import { type OpenAdmin, openAdmin } from '#cli/admin/open-admin.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { adminStore } from '#cli/tenant/admin-store.ts';
import type { BrandCalls } from '#workers/platform/importing/writing/brand-calls.ts';
import { brandCalls } from './writing/brand-calls.ts';

export interface OpenBrand {
  calls: BrandCalls;
  accountId: string;
  request: OpenAdmin['request'];
  /** Whether it is of this machine's own site. */
  isLocal: boolean;
  close(): Promise<void>;
}

/** A brand whose titles and viewers are the platform's. */
export async function openBrand(slug: string, isRemote: boolean, env: NodeJS.ProcessEnv): Promise<OpenBrand> {
  const { request, ...place } = await openAdmin(isRemote, env);
  try {
    const tenant = await adminStore(request, place).find(slug);
    if (!tenant) throw new CommandError(`There is no brand ${slug} ${place.where}.`);
    const { account_id: accountId, services = {} } = tenant;
    if (services.content || services.user)
      throw new CommandError(
        `The titles or viewers of "${slug}" are at a service of its own: write them there.`,
      );
    return {
      calls: brandCalls(request, accountId),
      accountId,
      request,
      isLocal: !isRemote,
      close: place.close,
    };
  } catch (error) {
    await place.close();
    throw error;
  }
}
