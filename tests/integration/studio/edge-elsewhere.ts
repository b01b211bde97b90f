import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { RequestInit } from 'miniflare';
import { EDGE_BUNDLE } from '#cli/local/worker-options.ts';
import type { TestSite } from '#tests/support/site.ts';
import type { EdgeHandler } from '#workers/edge/handler.ts';
import type { EdgeEnv } from '#workers/edge/load-context.ts';

/** Of Cloudflare's KV: a place that has read a key reads it again after so long. */
const KV_CACHE_MS = 60_000;

/**
 * The edge's bundle in this process: another place than the one of the site, with caches of its own and this process's
 * clock. Platform and registry are the site's.
 */
export async function openElsewhere(site: TestSite) {
  // A module of its own each time: so are its caches.
  const { default: worker } = (await import(`${pathToFileURL(EDGE_BUNDLE).href}?${randomUUID()}`)) as {
    default: { fetch: EdgeHandler };
  };
  const pending: Promise<unknown>[] = [];
  const env = {
    TENANTS: registryElsewhere(site),
    PLATFORM: { fetch: (request: Request) => toPlatform(site, request) },
    PLATFORM_HOSTS: 'assets.localhost,platform.localhost',
    // Only what the edge uses of the bindings.
  } as unknown as EdgeEnv;

  return async (hostname: string, path: string) => {
    const request = new Request(site.url(hostname, path), { headers: { accept: 'text/html' } });
    const response = await worker.fetch(request, env, { waitUntil: (work) => void pending.push(work) });
    const html = await response.text();
    while (pending.length > 0) await pending.pop();
    const timing = response.headers.get('server-timing') ?? '';
    return { status: response.status, html, cache: /cache;desc="(\w+)"/.exec(timing)?.[1] };
  };
}

/** Reads a key at most once a minute, as Cloudflare's does. */
function registryElsewhere({ bindings }: TestSite) {
  const read = new Map<string, { text: Promise<string | null>; at: number }>();
  return {
    get(key: string) {
      const known = read.get(key);
      if (known && Date.now() - known.at < KV_CACHE_MS) return known.text;
      const text = bindings.tenants.get(key);
      read.set(key, { text, at: Date.now() });
      return text;
    },
  };
}

async function toPlatform(site: TestSite, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = request.method === 'GET' ? undefined : await request.arrayBuffer();
  const init: RequestInit = { method: request.method, headers: [...request.headers], body: body ?? null };
  const response = await site.fetch('platform.localhost', `${pathname}${search}`, init);
  const headers = new Headers([...response.headers]);
  return new Response(await response.arrayBuffer(), { status: response.status, headers });
}
