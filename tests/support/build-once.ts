import { ensureBuilt } from '#cli/local/build.ts';

/** Integration tests run the production bundles; this brings those up to date whose sources changed. */
export async function setup() {
  await ensureBuilt({ quiet: true });
}
