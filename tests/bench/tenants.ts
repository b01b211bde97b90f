import { Miniflare, NoOpLog } from 'miniflare';
import type { TenantRecord } from '#app/contract/tenant.ts';
import { edgeOptions, platformOptions } from '#cli/local/worker-options.ts';
import { TenantDirectory, type TenantSource } from '#workers/edge/tenant.ts';
import { sendMany, type Target } from './load.ts';
import { median, type Report } from './report.ts';

const FEW = 10;
const MANY = 100_000;
const HOSTS_PER_FEW = 50;
const SAMPLE = FEW * HOSTS_PER_FEW;
const ROUNDS = 5;
const MEMORY_ROUNDS = 15;
const POPULAR = 10;

// Writes records from inside workerd: a hundred thousand calls from Node would take minutes.
const FILLER = `export default {
  async fetch(request, env) {
    const { records } = await request.json();
    await Promise.all(records.flatMap((record) =>
      record.hostnames.map((hostname) => env.TENANTS.put('host/' + hostname, JSON.stringify(record)))));
    return new Response('ok');
  },
}`;
const BATCH = 1000;

/**
 * The look-up of a hostname that this isolate has not seen, with few brands and with many. The request is a
 * POST without an origin, which is rejected right after the look-up, so nothing else is in the figure.
 */
export async function benchTenants(report: Report) {
  const few = await lookUpMs(Array.from({ length: FEW }, (_, index) => recordOf(index, HOSTS_PER_FEW)));
  const many = await lookUpMs(Array.from({ length: MANY }, (_, index) => recordOf(index, 1)));
  const how = `time of a rejected POST on ${SAMPLE} hostnames new to the isolate (KV read), one after another, best of ${ROUNDS} isolates`;
  report({ what: `tenant look-up with ${FEW}`, value: few, unit: 'ms', how });
  report({ what: `tenant look-up with ${MANY}`, value: many, unit: 'ms', how });
  report({
    what: 'tenant look-up, many against few',
    value: many / few,
    unit: '×',
    limit: 1.05,
    how: 'same run',
  });
  report({
    what: 'tenant cached, many against few',
    value: await cachedRatio(),
    unit: '×',
    limit: 1.5,
    how: `finding ${POPULAR} brands in an isolate's memory after it met ${FEW} and ${MANY}, best of ${MEMORY_ROUNDS}`,
  });
}

/** The isolate's memory of brands must not grow slower with how many it has met. */
async function cachedRatio(): Promise<number> {
  const [few, many] = [await measureCached(FEW), await measureCached(MANY)];
  const rounds = Array.from({ length: MEMORY_ROUNDS }, () => [few(), many()] as const);
  const best = (which: 0 | 1) => Math.min(...rounds.map((times) => times[which]));
  return best(1) / best(0);
}

async function measureCached(brands: number): Promise<() => number> {
  const directory = new TenantDirectory();
  const source = {
    get: async (key: string) => JSON.stringify(recordAt(key.slice('host/'.length))),
    // Only reading is needed.
  } as unknown as TenantSource;
  const hosts = Array.from({ length: brands }, (_, index) => `b${index}.example.com`);
  for (const host of hosts) await directory.find(source, host, new URL(`https://${host}/`), 0);
  const popular = hosts.slice(-POPULAR).map((host) => [host, new URL(`https://${host}/`)] as const);
  return () => {
    const startMs = performance.now();
    for (let round = 0; round < 5_000; round += 1) {
      for (const [host, url] of popular) void directory.find(source, host, url, 1);
    }
    return performance.now() - startMs;
  };
}

const recordAt = (hostname: string): TenantRecord => ({ ...recordOf(0, 1), hostnames: [hostname] });

async function lookUpMs(records: TenantRecord[]): Promise<number> {
  const { edge, platform, open } = await openWorkers();
  const miniflare = await open([edge, platform, { ...(await fillerOptions()) }]);
  try {
    await fill(miniflare, records);
    const hostnames = sampleOf(records);
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Each round in a fresh isolate; the registry stays.
      await miniflare.setOptions({
        ...shared(),
        workers: [
          { ...edge, bindings: { ...edge.bindings, ROUND: String(round) } },
          platform,
          await fillerOptions(),
        ],
      });
      const port = Number((await miniflare.unsafeGetDirectURL(edge.name)).port);
      const targets = hostnames.map((hostname): Target => ({ port, hostname, path: '/', method: 'POST' }));
      await sendMany(targets.slice(0, 1), { count: 50, lanes: 1, expected: 403 });
      const before = performance.now();
      await sendMany(targets.slice(1), { count: targets.length - 1, lanes: 1, expected: 403 });
      rounds.push((performance.now() - before) / (targets.length - 1));
    }
    return Math.min(median(rounds), ...rounds);
  } finally {
    await miniflare.dispose();
  }
}

async function openWorkers() {
  const { assets: _, ...edge } = await edgeOptions();
  return {
    edge: { ...edge, unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] },
    platform: await platformOptions({
      SIGNING_KEY: 'bench-signing-key-0123456789abcdef',
      ADMIN_TOKEN: 'bench',
    }),
    open: async (
      workers: NonNullable<
        Extract<ConstructorParameters<typeof Miniflare>[0], { workers: unknown }>['workers']
      >,
    ) => {
      const miniflare = new Miniflare({ ...shared(), workers });
      await miniflare.ready;
      return miniflare;
    },
  };
}

const shared = () => ({
  host: '127.0.0.1',
  cf: false,
  log: new NoOpLog(),
  handleStructuredLogs: () => undefined,
});

async function fillerOptions() {
  const { kvNamespaces } = await edgeOptions();
  return {
    name: 'filler',
    modules: true,
    script: FILLER,
    compatibilityDate: '2026-04-01',
    ...(kvNamespaces ? { kvNamespaces } : {}),
  };
}

async function fill(miniflare: Miniflare, records: TenantRecord[]) {
  const filler = await miniflare.getWorker('filler');
  for (let index = 0; index < records.length; index += BATCH) {
    const body = JSON.stringify({ records: records.slice(index, index + BATCH) });
    await filler.fetch('http://filler/', { method: 'POST', body });
  }
}

function recordOf(index: number, hosts: number): TenantRecord {
  return {
    slug: `brand-${index}`,
    account_id: `acc_${index}`,
    hostnames: Array.from({ length: hosts }, (_, host) => `h${host}.brand-${index}.localhost`),
    asset_host: `brand-${index}.assets.localhost`,
    config_version: 1,
  };
}

/** As many hostnames from few brands as from many, spread over all of them. */
function sampleOf(records: TenantRecord[]): string[] {
  const hostnames = records.flatMap((record) => record.hostnames);
  const step = hostnames.length / SAMPLE;
  return Array.from({ length: SAMPLE }, (_, index) => hostnames[Math.floor(index * step)] ?? '');
}
