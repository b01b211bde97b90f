import { rm } from 'node:fs/promises';
import { openSite, type SiteOptions } from '#cli/local/site.ts';
import { readdressDemo } from '#demo/seed/seed.ts';
import { copyState } from '#tests/support/prepare-states.ts';

const STATES_VARIABLE = 'MARQUEE_E2E_STATES';

/** Where the state lies that sites start from (global-setup.ts); it travels to the workers in the environment. */
export function publishStates(directory: string): void {
  process.env[STATES_VARIABLE] = directory;
}

/** A site with the demo brands in it: on a copy of what was seeded once, which takes a moment instead of ten seconds. */
export async function openSeededSite(options: Pick<SiteOptions, 'onLog'> = {}) {
  const persistTo = await copyState(process.env[STATES_VARIABLE] ?? '', 'seeded');
  const site = await openSite({ quiet: true, onLog: () => undefined, ...options, persistTo });
  await readdressDemo({ ...site.bindings, port: site.port });
  return {
    ...site,
    async close() {
      await site.close();
      await rm(persistTo, { recursive: true, force: true });
    },
  };
}
