import { fetch } from 'miniflare';
import type { TenantRecord } from '#app/contract/tenant.ts';
import type { Site } from '#cli/local/site.ts';
import type { Report } from './report.ts';

const BRANDS = 1_000;
const PATHS = ['/', '/content/the-salt-road'];
/** Of the 128 MB that an isolate has: what the page cache and the kept responses of its brands may take. */
const LIMIT_MB = 48;
const MB = 1024 * 1024;
const HOSTNAME = 'aurora.localhost';

/**
 * What the edge's isolate holds after viewers of a thousand brands were there, of its heap and of the buffers outside
 * it, beside what it holds after viewers of one. Everything that is garbage is collected first.
 */
export async function benchMemory(site: Site, report: Report): Promise<void> {
  const hostnames = await makeBrands(site);
  await visit(site, [HOSTNAME]);
  const inspector = await openInspector(await site.miniflare.getInspectorURL(), EDGE);
  const before = await heldBytes(site, inspector);
  await visit(site, hostnames);
  const after = await heldBytes(site, inspector);
  inspector.close();
  const how = `V8's own figures after a collection, heap and buffers; ${PATHS.length} pages of each brand`;
  report({ what: 'memory: one brand visited', value: before / MB, unit: 'MB', how });
  report({
    what: `memory: ${BRANDS} brands visited, more than that`,
    value: (after - before) / MB,
    unit: 'MB',
    limit: LIMIT_MB,
    how,
  });
}

/** Brands of one account, each with hostnames and so with pages and responses of its own. */
async function makeBrands({ bindings }: Site): Promise<string[]> {
  const record: TenantRecord = JSON.parse((await bindings.tenants.get(`host/${HOSTNAME}`)) ?? '');
  const slugs = Array.from({ length: BRANDS }, (_, index) => `brand-${index}`);
  for (const slug of slugs) {
    const hostname = `${slug}.localhost`;
    await bindings.tenants.put(
      `host/${hostname}`,
      JSON.stringify({ ...record, slug, hostnames: [hostname] } satisfies TenantRecord),
    );
  }
  return slugs.map((slug) => `${slug}.localhost`);
}

/**
 * One after the other, and again where there is no answer: Miniflare's Cache API leaves some requests for pages that are
 * new without one. Nothing does without it.
 */
async function visit(site: Site, hostnames: readonly string[]) {
  for (const hostname of hostnames) {
    for (const path of PATHS) {
      const read = async () => (await site.fetch(hostname, path)).arrayBuffer();
      await read().catch(read);
    }
  }
}

interface Inspector {
  send(method: string): Promise<Record<string, number>>;
  close(): void;
}

/** The edge Worker's isolate, by Miniflare's name for it. */
const EDGE = 'core:user:marquee';

async function openInspector(url: URL, isolate: string): Promise<Inspector> {
  const address = new URL(`/${isolate}`, url.href.replace(/^ws/, 'http'));
  const { webSocket } = await fetch(address, { headers: { Upgrade: 'websocket' } });
  if (!webSocket) throw new Error(`There is no inspector at ${address}`);
  const waiting = new Map<number, (result: Record<string, number>) => void>();
  webSocket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    waiting.get(id)?.(result);
  });
  webSocket.accept();
  return {
    send: (method) =>
      new Promise((resolve) => {
        const id = waiting.size + 1;
        waiting.set(id, resolve);
        webSocket.send(JSON.stringify({ id, method }));
      }),
    close: () => webSocket.close(),
  };
}

async function heldBytes(site: Site, { send }: Inspector): Promise<number> {
  await send('HeapProfiler.enable');
  let isCollected = false;
  const collection = send('HeapProfiler.collectGarbage').then(() => {
    isCollected = true;
  });
  // The runtime collects only while a request is under way.
  while (!isCollected) await Promise.race([visit(site, [HOSTNAME]), collection]);
  const {
    usedSize = 0,
    embedderHeapUsedSize = 0,
    backingStorageSize = 0,
  } = await send('Runtime.getHeapUsage');
  return usedSize + embedderHeapUsedSize + backingStorageSize;
}
