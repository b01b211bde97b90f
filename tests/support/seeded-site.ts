import { rm } from 'node:fs/promises';
import { openSite, type Site, type SiteOptions } from '#cli/local/site.ts';
import { readdressDemo } from '#demo/seed/seed.ts';
import { copyState } from './prepare-states.ts';

/**
 * A site with the demo brands in it: on a copy of what was seeded once, which takes a moment instead of ten
 * seconds.
 */
export async function openSeededSite(
  options: Pick<SiteOptions, 'onLog'> = {},
  open: (options: SiteOptions) => Promise<Site> = openSite,
) {
  const persistTo = await copyState('seeded');
  const site = await open({ quiet: true, onLog: () => undefined, ...options, persistTo });
  await readdressDemo({ ...site.bindings, port: site.port });
  return {
    ...site,
    async close() {
      await site.close();
      await rm(persistTo, { recursive: true, force: true });
    },
  };
}
