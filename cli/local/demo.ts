import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SeedTarget } from '#demo/seed/seed.ts';
import { latestMigration, migrate } from './migrate.ts';
import { ROOT_DIR } from './root-dir.ts';

/** What the seeder reads and what it is; the rest of demo/ changes no state. */
const SEED_DIRS = ['catalogue', 'community', 'media', 'seed'].map((folder) =>
  path.join(ROOT_DIR, 'demo', folder),
);

/** The bindings of a local site or platform that the seeder writes to. */
export type Storage = Required<Omit<SeedTarget, 'port' | 'now'>>;

/** Brings the schema up to date and puts the demo brands in. Media addresses carry `port`. */
export async function seedDemoBrands(storage: Storage, port: number): Promise<void> {
  await migrate(storage.db);
  const { seedDemo } = await import('#demo/seed/seed.ts');
  await seedDemo({ ...storage, port });
}

/**
 * The same for state that is kept: seeds when nothing is there yet, when the seed itself changed or when the
 * site moved to another port.
 */
export async function seedPersistedState(storage: Storage, port: number, persistTo: string): Promise<void> {
  await migrate(storage.db);
  await adoptKnownBrands(storage);
  await writeFile(migratedFile(persistTo), await latestMigration());
  if (await isSeeded(port, persistTo, storage.gatewayKey)) return;
  await seedDemoBrands(storage, port);
  await writeFile(seededFile(persistTo), await seedMark(port, storage.gatewayKey));
}

/** Brands of a state from before D1 had the registry; of any other there is nothing to do. */
async function adoptKnownBrands({ db, tenants }: Storage): Promise<void> {
  const { adopt } = await import('#workers/platform/registry/adopt.ts');
  const { openDatabase } = await import('#workers/platform/storage/database.ts');
  const { openProjectionStore } = await import('#workers/platform/storage/registry-projection.ts');
  const { openRegistryStore } = await import('#workers/platform/storage/registry-store.ts');
  const database = openDatabase(db);
  const registry = openRegistryStore(database);
  const projection = openProjectionStore(database);
  let cursor: string | null = null;
  do {
    ({ cursor } = await adopt({ tenants, registry, projection }, cursor, new Date()));
  } while (cursor !== null);
}

/** Whether that would find nothing to do. */
export async function isStatePrepared(port: number, persistTo: string, gatewayKey = ''): Promise<boolean> {
  const migrated = await readFile(migratedFile(persistTo), 'utf8').catch(() => '');
  return migrated === (await latestMigration()) && (await isSeeded(port, persistTo, gatewayKey));
}

const seededFile = (persistTo: string) => path.join(persistTo, 'seeded');
const migratedFile = (persistTo: string) => path.join(persistTo, 'migrated');

async function isSeeded(port: number, persistTo: string, gatewayKey: string): Promise<boolean> {
  const seeded = await readFile(seededFile(persistTo), 'utf8').catch(() => '');
  return seeded === (await seedMark(port, gatewayKey));
}

async function seedMark(port: number, gatewayKey: string): Promise<string> {
  // Keys that were sealed with another secret cannot be opened.
  const sealedBy = createHash('sha256').update(gatewayKey).digest('hex').slice(0, 8);
  return `${port} ${sealedBy} ${await seedFingerprint()}`;
}

/** Changes with every file of the seed; sizes and modification times represent the contents. */
export async function seedFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const folders = await Promise.all(
    SEED_DIRS.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })),
  );
  const files = folders.flat();
  const paths = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
  for (const file of paths.sort()) {
    const { size, mtimeMs } = await stat(file);
    hash.update(`${path.relative(ROOT_DIR, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
