import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { isFresh, recordSources } from './bundle-freshness.ts';
import { bundleWorker } from './bundle-worker.ts';
import { withFileLock } from './file-lock.ts';
import { ROOT_DIR } from './root-dir.ts';
import { CommandError } from './run-command.ts';
import {
  EDGE_BUNDLE,
  PLATFORM_BUNDLE,
  PLATFORM_CONFIG,
  SANDBOX_BUNDLE,
  SANDBOX_CONFIG,
} from './worker-options.ts';

/** Everything that `remix vite:build` reads of ours; package-lock.json represents all that is installed. */
const EDGE_INPUTS = [
  'app',
  'build',
  'package.json',
  'package-lock.json',
  'public',
  'remix.config.js',
  'tsconfig.json',
  'vite.config.ts',
  'workers/edge',
  'workers/offline',
];

interface Bundle {
  file: string;
  /** Known beforehand for the edge; for the others wrangler reports its inputs. */
  inputs?: readonly string[];
  /** Builds and answers what went in. */
  build(options: { quiet: boolean }): Promise<readonly string[]>;
}

const BUNDLES: Record<'edge' | 'platform' | 'sandbox', Bundle> = {
  edge: { file: EDGE_BUNDLE, inputs: EDGE_INPUTS, build: buildEdge },
  platform: { file: PLATFORM_BUNDLE, build: () => bundleWorker(PLATFORM_CONFIG, PLATFORM_BUNDLE) },
  sandbox: { file: SANDBOX_BUNDLE, build: () => bundleWorker(SANDBOX_CONFIG, SANDBOX_BUNDLE) },
};
const ALL = Object.values(BUNDLES);
const WORKERS = [BUNDLES.platform, BUNDLES.sandbox];
const LOCK = path.join(ROOT_DIR, 'node_modules/.cache/marquee-build.lock');

/** Builds those bundles whose sources changed since. Several processes may call it at once; one builds. */
export async function ensureBuilt({ quiet = false } = {}): Promise<void> {
  if ((await staleOf(ALL)).length === 0) return;
  await withFileLock(LOCK, async () => {
    // Remix empties dist/ before it builds, so what else is stale shows only afterwards.
    await buildBundles(await staleOf([BUNDLES.edge]), quiet);
    await buildBundles(await staleOf(WORKERS), quiet);
  });
}

/** `npm run build`: all of them, whatever is there. */
export function buildAll(): Promise<void> {
  return withFileLock(LOCK, async () => {
    await buildBundles([BUNDLES.edge], false);
    await buildBundles(WORKERS, false);
  });
}

export function buildPlatform(): Promise<void> {
  return buildBundles([BUNDLES.platform], true);
}

export function buildSandbox(): Promise<void> {
  return buildBundles([BUNDLES.sandbox], true);
}

async function staleOf(bundles: readonly Bundle[]): Promise<Bundle[]> {
  const fresh = await Promise.all(bundles.map(({ file, inputs }) => isFresh(ROOT_DIR, file, inputs)));
  return bundles.filter((_, index) => !fresh[index]);
}

async function buildBundles(bundles: readonly Bundle[], quiet: boolean): Promise<void> {
  const results = await Promise.allSettled(
    bundles.map(async ({ file, build }) => {
      const startedMs = Date.now();
      const inputs = await build({ quiet });
      await recordSources(ROOT_DIR, file, { inputs, startedMs });
    }),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Twice: first what viewers load, then all with edit mode, which takes up the first (docs/decisions/075). */
async function buildEdge({ quiet }: { quiet: boolean }): Promise<readonly string[]> {
  await buildWithRemix({ MARQUEE_ROUTES: 'viewers' }, quiet);
  await buildWithRemix({ MARQUEE_ROUTES: 'all' }, quiet);
  return EDGE_INPUTS;
}

async function buildWithRemix(env: Record<string, string>, quiet: boolean): Promise<void> {
  const run = spawn('node_modules/.bin/remix', ['vite:build'], {
    cwd: ROOT_DIR,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  });
  const [status, ...output] = await Promise.all([
    new Promise<number | null>((resolve) => run.once('close', resolve)),
    run.stdout ? text(run.stdout) : '',
    run.stderr ? text(run.stderr) : '',
  ]);
  if (status === 0) return;
  if (quiet) process.stderr.write(`${output.join('\n')}\n`);
  throw new CommandError('The build failed; its output is above.');
}
