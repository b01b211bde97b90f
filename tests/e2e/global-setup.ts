import { ensureBuilt } from '#cli/local/build.ts';
import { seedDemoBrands } from '#cli/local/demo.ts';
import { openSite } from '#cli/local/site.ts';
import { SITE_PORT_VARIABLE } from './support/site.ts';

/** One seeded site on a free port for every spec; its port travels to the workers in the environment. */
export default async function globalSetup() {
  await ensureBuilt({ quiet: true });
  const errors: string[] = [];
  const site = await openSite({
    quiet: true,
    onLog: ({ level, message }) => (level === 'error' ? void errors.push(message) : undefined),
  });
  await seedDemoBrands(site.bindings, site.port);
  process.env[SITE_PORT_VARIABLE] = String(site.port);
  return async () => {
    await site.close();
    if (errors.length > 0) throw new Error(`The Workers logged errors:\n${errors.join('\n')}`);
  };
}
