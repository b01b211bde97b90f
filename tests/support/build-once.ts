import { ensureBuilt } from '#cli/local/build.ts';

/** Integration tests run the production bundles; this brings them up to date before the first file starts. */
export async function setup() {
  await ensureBuilt({ quiet: true });
}
