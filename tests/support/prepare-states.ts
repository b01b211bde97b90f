import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedDemoBrands } from '#cli/local/demo.ts';
import { migrate } from '#cli/local/migrate.ts';
import { openPlatform, openSite } from '#cli/local/site.ts';

/** With its tables, or with the demo brands besides. */
export type Prepared = 'migrated' | 'seeded';

/** Made once a run: each of some hundred files would otherwise spend seconds on the same tables and brands. */
export async function prepareStates(): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'marquee-states-'));
  const stateIn = (prepared: Prepared) => ({
    quiet: true,
    onLog: () => undefined,
    persistTo: path.join(directory, prepared),
  });
  const platform = await openPlatform(stateIn('migrated'));
  await migrate(platform.bindings.db);
  await platform.close();
  const site = await openSite(stateIn('seeded'));
  await seedDemoBrands(site.bindings, site.port);
  await site.close();
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
