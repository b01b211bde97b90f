import { Miniflare, NoOpLog } from 'miniflare';
import type { Site } from '#cli/local/site.ts';
import { sendMany, type Target } from './load.ts';
import { cpuMs, workerdPids } from './process-cpu.ts';
import { median, type Report } from './report.ts';

const WARMUP_REQUESTS = 300;
const ROUNDS = 5;
const BARE_WORKER = `export default { fetch: () => new Response('hello', { headers: { 'content-type': 'text/plain' } }) }`;
// Longer than the page cache takes, so the page is rendered for this request alone
// (workers/edge/page-key.ts).
const UNCACHED = `bench=${'x'.repeat(600)}`;

interface Case {
  what: string;
  brand?: 'pulse';
  path: string;
  count: number;
  limit?: number;
}

const CASES: Case[] = [
  // A resource route that calls nothing: what the tenant, the context and Remix cost by themselves.
  { what: 'minimal Remix route', path: '/robots.txt', count: 1500, limit: 0.25 },
  { what: 'home, cached', path: '/', count: 1500, limit: 0.3 },
  { what: 'home, rendered', path: `/?${UNCACHED}`, count: 300, limit: 6 },
  { what: 'built home, cached', brand: 'pulse', path: '/', count: 1500, limit: 0.3 },
  { what: 'built home, rendered', brand: 'pulse', path: `/?${UNCACHED}`, count: 300, limit: 6 },
  { what: 'content page, rendered', path: `/content/the-salt-road?${UNCACHED}`, count: 300, limit: 4 },
  { what: 'category page, rendered', path: `/category/drama?${UNCACHED}`, count: 300 },
  { what: 'search page, rendered', path: `/search?search_text=the&${UNCACHED}`, count: 300 },
  { what: 'content page, cached', path: '/content/the-salt-road', count: 1500, limit: 0.3 },
  { what: 'sitemap of titles, cached', path: '/sitemaps/content-1.xml', count: 1500 },
];

/** CPU time of the workerd process a request, each case beside a bare Worker of the same round. */
export async function benchCpu(site: Site, report: Report) {
  const sitePid = onlyPid(workerdPids());
  const bare = await openBareWorker();
  try {
    const barePid = onlyPid(workerdPids().filter((pid) => pid !== sitePid));
    const sitePort = site.directPort ?? site.port;
    const bareTarget = { port: bare.port, hostname: 'bare.localhost', path: '/' };
    const bareMs = await measure(barePid, bareTarget, 1500);
    const how = `CPU time of workerd (user and system) over N requests, median of ${ROUNDS} rounds, straight to the Worker`;
    report({ what: 'CPU: bare Worker', value: bareMs, unit: 'ms', how });
    for (const { what, brand = 'aurora', path, count, limit } of CASES) {
      const target = { port: sitePort, hostname: `${brand}.localhost:${site.port}`, path };
      const value = await measure(sitePid, target, count);
      report({
        what: `CPU: ${what}`,
        value,
        unit: 'ms',
        ...(limit ? { limit } : {}),
        how: `${how}; N = ${count}`,
      });
      report({
        what: `CPU: ${what}, times the bare Worker`,
        value: value / bareMs,
        unit: '×',
        how: 'same run',
      });
    }
  } finally {
    await bare.close();
  }
}

const measure = (pid: number, target: Target, count: number) =>
  measureCpu(pid, [target], { count, warmup: WARMUP_REQUESTS });

/** Milliseconds of a process a request, median of some rounds. */
export async function measureCpu(
  pid: number,
  targets: Target[],
  { count, warmup }: { count: number; warmup: number },
): Promise<number> {
  await sendMany(targets, { count: warmup });
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = cpuMs(pid);
    await sendMany(targets, { count });
    rounds.push((cpuMs(pid) - before) / count);
  }
  return median(rounds);
}

async function openBareWorker() {
  const miniflare = new Miniflare({
    host: '127.0.0.1',
    cf: false,
    log: new NoOpLog(),
    name: 'bare',
    modules: true,
    script: BARE_WORKER,
    compatibilityDate: '2026-04-01',
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  });
  await miniflare.ready;
  const url = await miniflare.unsafeGetDirectURL('bare');
  return { port: Number(url.port), close: () => miniflare.dispose() };
}

function onlyPid(pids: number[]): number {
  const [pid, ...others] = pids;
  if (pid === undefined || others.length > 0) throw new Error(`Expected one workerd, found ${pids.length}`);
  return pid;
}
