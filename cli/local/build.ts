import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT_DIR } from './root-dir.ts';
import { CommandError } from './run-command.ts';
import {
  EDGE_BUNDLE,
  PLATFORM_BUNDLE,
  PLATFORM_CONFIG,
  SANDBOX_BUNDLE,
  SANDBOX_CONFIG,
} from './worker-options.ts';
import { wrangler } from './wrangler.ts';

const SOURCES = [
  'app',
  'cli/vite',
  'workers',
  'demo/payment-sandbox',
  'public',
  'package.json',
  'remix.config.js',
  'tsconfig.json',
  'vite.config.ts',
  'wrangler.toml',
];
// Data that is seeded, not bundled; a test or a tool's state must not trigger a build either.
const NOT_BUNDLED = new Set(['media', 'migrations', '.dev.vars', '.wrangler']);
const LOCK = path.join(ROOT_DIR, 'node_modules/.cache/marquee-build.lock');
const LOCK_POLL_MS = 300;

/** Builds the Workers when a source is newer than the bundles. Several processes may call it at once; one builds. */
export async function ensureBuilt({ quiet = false } = {}): Promise<void> {
  if (await isFresh()) return;
  const release = await acquireLock();
  try {
    if (await isFresh()) return;
    build(quiet);
  } finally {
    await release();
  }
}

/** Bundles the platform Worker alone, as `npm run build` does beside the edge. */
export async function buildPlatform(): Promise<void> {
  await wrangler(['deploy', '--dry-run', '--outdir', path.dirname(PLATFORM_BUNDLE), '-c', PLATFORM_CONFIG]);
}

export async function buildSandbox(): Promise<void> {
  await wrangler(['deploy', '--dry-run', '--outdir', path.dirname(SANDBOX_BUNDLE), '-c', SANDBOX_CONFIG]);
}

function build(quiet: boolean) {
  const run = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: ROOT_DIR,
    encoding: 'utf8',
    stdio: quiet ? 'pipe' : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', WRANGLER_SEND_METRICS: 'false' },
  });
  if (run.status === 0) return;
  if (quiet) process.stderr.write(`${run.stdout}\n${run.stderr}\n`);
  throw new CommandError('The build failed; its output is above.');
}

async function isFresh() {
  const built = await Promise.all([EDGE_BUNDLE, PLATFORM_BUNDLE, SANDBOX_BUNDLE].map(modifiedAt));
  if (built.includes(0)) return false;
  const changed = await Promise.all(SOURCES.map((source) => newestIn(path.join(ROOT_DIR, source))));
  return Math.max(...changed) <= Math.min(...built);
}

/** Newest modification among the files at and below `file`. */
async function newestIn(file: string): Promise<number> {
  const stats = await stat(file).catch(() => null);
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = (await readdir(file)).filter((name) => !NOT_BUNDLED.has(name));
  const below = await Promise.all(names.map((name) => newestIn(path.join(file, name))));
  return Math.max(0, ...below);
}

async function modifiedAt(file: string) {
  return (await stat(file).catch(() => null))?.mtimeMs ?? 0;
}

/** A file that names its owner; one left behind by a dead process is taken over. */
async function acquireLock() {
  await mkdir(path.dirname(LOCK), { recursive: true });
  for (;;) {
    const taken = await writeFile(LOCK, String(process.pid), { flag: 'wx' }).catch((error: unknown) => error);
    if (!taken) return () => rm(LOCK, { force: true });
    const owner = Number(await readFile(LOCK, 'utf8').catch(() => '0'));
    if (owner && !isRunning(owner)) await rm(LOCK, { force: true });
    await sleep(LOCK_POLL_MS);
  }
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
