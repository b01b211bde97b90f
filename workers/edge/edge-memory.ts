import { LRUCache } from 'lru-cache';
import { LanguageMemory } from '#app/features/tenancy/language-memory.server.ts';
import type { SiteMemory } from '#app/features/tenancy/site-loader.server.ts';
import type { SharedCache } from '#app/lib/swr-cache.ts';
import { Breakers } from '#app/services/breaker.server.ts';
import { CAPABILITY_CACHE } from '#app/services/capabilities.server.ts';
import { ResponseCache } from '#app/services/response-cache.server.ts';
import type { EdgeMemory } from './load-context.ts';
import { createSessionMemory } from './session-manager.ts';

const MAX_SITES = 10_000;
const MAX_REPORTED_DROPS = 2_000;

export function createEdgeMemory(shared: SharedCache | undefined): EdgeMemory {
  const responses = new ResponseCache(shared);
  const sites: SiteMemory = {
    languages: new LanguageMemory(responses),
    bundles: new LRUCache({ max: MAX_SITES }),
  };
  return {
    services: {
      responses,
      capabilities: new ResponseCache(shared, CAPABILITY_CACHE),
      breakers: new Breakers(),
      reportedDrops: new LRUCache({ max: MAX_REPORTED_DROPS }),
    },
    sessions: createSessionMemory(),
    sites,
  };
}

/** Cloudflare's cache, which each data centre has; Node, in development, has none. */
export function sharedCache(): SharedCache | undefined {
  return (globalThis.caches as (CacheStorage & { default?: Cache }) | undefined)?.default;
}
