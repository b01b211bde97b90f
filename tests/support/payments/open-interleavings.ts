import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { Miniflare, NoOpLog } from 'miniflare';
import { migrate } from '#cli/local/migrate.ts';
import { fixMiniflareAtomicsWait } from '#cli/local/miniflare-fixes/atomics-wait.ts';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import type { BatchReport } from './worker.ts';

const ENTRY = path.join(ROOT_DIR, 'tests/support/payments/worker.ts');
/** Accounts that live side by side in one database. */
const BATCH = 100;

/** This esbuild is the one that Remix is made for: it does not read them yet. */
const withoutImportAttributes: Plugin = {
  name: 'without-import-attributes',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      return { contents: source.replaceAll(" with { type: 'json' }", ''), loader: 'ts' };
    });
  },
};

interface Wanted {
  seed: number;
  /** The first run's number: a batch is shown again by the number that it began with. */
  from?: number;
  wanted: number;
  timeMs: number;
}

/**
 * The platform's payments and the sandbox in one Worker, on a real D1, by a clock and with crashes of the
 * test's own.
 */
export async function openInterleavings() {
  const directory = await mkdtemp(path.join(tmpdir(), 'marquee-interleavings-'));
  const script = path.join(directory, 'worker.js');
  await build({
    entryPoints: [ENTRY],
    outfile: script,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*'],
    logLevel: 'error',
    plugins: [withoutImportAttributes],
  });
  const miniflare = new Miniflare({
    modules: [{ type: 'ESModule', path: script }],
    modulesRoot: directory,
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    d1Databases: ['DB'],
    kvNamespaces: ['TENANTS'],
    cf: false,
    log: new NoOpLog(),
    handleStructuredLogs: () => {},
  });
  fixMiniflareAtomicsWait();
  await migrate(await miniflare.getD1Database('DB'));

  async function runBatch(seed: number, from: number, count: number): Promise<BatchReport> {
    const response = await miniflare.dispatchFetch('http://interleavings.invalid/', {
      method: 'POST',
      body: JSON.stringify({ seed, from, count }),
    });
    if (!response.ok) throw new Error(`Batch ${from} of seed ${seed}: ${await response.text()}`);
    return (await response.json()) as BatchReport;
  }

  return {
    /**
     * Batch after batch, until there are as many as are wanted, the time is up or something does not hold.
     */
    async run({ seed, from = 0, wanted, timeMs }: Wanted) {
      const startMs = Date.now();
      const steps: Record<string, number> = {};
      let runs = 0;
      let broken: BatchReport['broken'] = [];
      while (runs < wanted && broken.length === 0 && (runs === 0 || Date.now() - startMs < timeMs)) {
        const batch = await runBatch(seed, from + runs, Math.min(BATCH, wanted - runs));
        for (const [name, count] of Object.entries(batch.steps)) steps[name] = (steps[name] ?? 0) + count;
        broken = batch.broken.map((each) => ({ ...each, run: from + runs + each.run }));
        runs += batch.runs;
      }
      return { runs, seconds: Math.round((Date.now() - startMs) / 1000), steps, broken };
    },
    async close() {
      await miniflare.dispose();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
