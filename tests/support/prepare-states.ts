import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedDemoBrands } from '#cli/local/demo.ts';
import { hashFiles } from '#cli/local/hash-files.ts';
import { migrate } from '#cli/local/migrate.ts';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { openPlatform, openSite } from '#cli/local/site.ts';
import { STATES_DIR } from '#cli/local/state.ts';
import { importClosure } from './import-closure.ts';
import { DEMO_PASSWORD } from './login.ts';
import { quickHash } from './quick-password.ts';
import { type CachedFolder, cachedFolder } from './state-cache.ts';

/** With its tables, or with the demo brands besides. */
export type Prepared = 'migrated' | 'seeded';

/** Live events of the demo brands begin and end by the hour of the seeding. */
const MAX_AGE_MS = 2 * 3_600_000;

const MAKERS: Record<
  Prepared,
  { entries: string[]; data: string[] } & Pick<CachedFolder, 'fill' | 'maxAgeMs'>
> = {
  migrated: { entries: ['cli/local/migrate.ts'], data: [], fill: migrateState },
  seeded: {
    entries: ['cli/local/migrate.ts', 'demo/seed/seed.ts'],
    data: ['demo/media', 'demo/catalogue', 'demo/community'],
    fill: seedState,
    maxAgeMs: MAX_AGE_MS,
  },
};
const DATA = ['package-lock.json', 'workers/platform/storage/migrations', 'tests/support/prepare-states.ts'];

const directories = new Map<Prepared, Promise<string>>();

/** The state's directory under node_modules/.cache, filled on its first use. */
function stateDirectory(prepared: Prepared): Promise<string> {
  const known = directories.get(prepared) ?? prepareState(prepared);
  directories.set(prepared, known);
  return known;
}

async function prepareState(prepared: Prepared): Promise<string> {
  const { entries, data, fill, maxAgeMs } = MAKERS[prepared];
  const key = await hashFiles(ROOT_DIR, [...(await importClosure(entries)), ...data, ...DATA]);
  return cachedFolder(STATES_DIR, { kind: prepared, key, fill, maxAgeMs });
}

/** Fills the states before the tests that copy them. */
export async function prepareStates(...wanted: Prepared[]): Promise<void> {
  for (const prepared of wanted) await stateDirectory(prepared);
}

/** A copy for one caller alone. */
export async function copyState(prepared: Prepared): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'marquee-state-'));
  copyDirectory(await stateDirectory(prepared), copy);
  return copy;
}

/** Miniflare writes and deletes files below `blobs`, but changes none, so links do for these hundreds. */
function copyDirectory(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const copyFile = path.basename(from) === 'blobs' ? linkOrCopy : copyFileSync;
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyDirectory(source, target);
    else copyFile(source, target);
  }
}

/** No link leads to another file system. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
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
  await storeQuickPasswords(site.bindings.db);
  await site.close();
}

/** The demo viewers sign in in most files. */
async function storeQuickPasswords(db: D1Database): Promise<void> {
  const statement = db.prepare("UPDATE users SET password_hash = ? WHERE password_hash <> 'none'");
  await statement.bind(quickHash(DEMO_PASSWORD)).run();
}
