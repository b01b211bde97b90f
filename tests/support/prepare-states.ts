import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedDemoBrands } from '#cli/local/demo.ts';
import { migrate } from '#cli/local/migrate.ts';
import { openPlatform, openSite } from '#cli/local/site.ts';
import { DEMO_PASSWORD } from './login.ts';
import { quickHash } from './quick-password.ts';

/** With its tables, or with the demo brands besides. */
export type Prepared = 'migrated' | 'seeded';

/** Made once a run: each of some hundred files would otherwise spend seconds on the same tables and brands. */
export async function prepareStates(
  wanted: readonly Prepared[] = ['migrated', 'seeded'],
): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'marquee-states-'));
  for (const prepared of wanted) {
    const persistTo = path.join(directory, prepared);
    await (prepared === 'seeded' ? seedState(persistTo) : migrateState(persistTo));
  }
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}

/** A copy of its own for whoever asks. */
export async function copyState(directory: string, prepared: Prepared): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'marquee-state-'));
  await cp(path.join(directory, prepared), copy, { recursive: true });
  return copy;
}

const quietly = (persistTo: string) => ({ quiet: true, onLog: () => undefined, persistTo });

async function migrateState(persistTo: string): Promise<void> {
  const platform = await openPlatform(quietly(persistTo));
  await migrate(platform.bindings.db);
  await platform.close();
}

async function seedState(persistTo: string): Promise<void> {
  const site = await openSite(quietly(persistTo));
  await seedDemoBrands(site.bindings, site.port);
  await signInQuickly(site.bindings.db);
  await site.close();
}

/** The demo viewers sign in in most files. */
async function signInQuickly(db: D1Database): Promise<void> {
  const statement = db.prepare("UPDATE users SET password_hash = ? WHERE password_hash <> 'none'");
  await statement.bind(quickHash(DEMO_PASSWORD)).run();
}
