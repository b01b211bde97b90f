import { LRUCache } from 'lru-cache';
import type { Tenant } from '#app/features/tenancy/tenant.ts';
import { Breakers } from '#app/services/breaker.server.ts';
import { CAPABILITY_CACHE } from '#app/services/capabilities.server.ts';
import { type ClientOptions, ServiceClient, type ServiceMemory } from '#app/services/client.server.ts';
import { ResponseCache } from '#app/services/response-cache.server.ts';
import type { ServiceLogEvent } from '#app/services/service-log.ts';

export const createMemory = (shared?: ConstructorParameters<typeof ResponseCache>[0]): ServiceMemory => ({
  responses: new ResponseCache(shared),
  capabilities: new ResponseCache(shared, CAPABILITY_CACHE),
  breakers: new Breakers(),
  reportedDrops: new LRUCache({ max: 100 }),
});

export function fakeTenant(slug: string, serviceUrl?: string): Tenant {
  const urls = { content: serviceUrl, user: serviceUrl, payment: serviceUrl, analytics: serviceUrl };
  return {
    slug,
    accountId: `acc_${slug}`,
    primaryHost: null,
    origin: `https://${slug}.example.com`,
    assetOrigin: `https://assets.${slug}.example.com`,
    serviceUrls: serviceUrl ? urls : {},
    configVersion: 1,
    siteVersion: 0,
    mediaSources: [],
    frameAncestors: ["'self'"],
    gatewayHosts: {},
    hasPersonalisedLists: false,
    deadlines: {},
  };
}

/** One whose account's languages are known. */
export function fakeViewer(language = 'en', sessionId: string | null = null): ClientOptions['viewer'] {
  const languages = { language, defaultLanguage: 'en' };
  return {
    languages: () => languages,
    likelyLanguages: () => languages,
    accountLanguages: () => ['en', 'fr'],
    learnLanguages: async () => languages,
    chooseFrom: async () => languages,
    sessionId: () => sessionId,
  };
}

/** A client as one request has it, with a clock of the test's own if `now` is given. */
export function createClient(
  options: Partial<ClientOptions> & { viewerSession?: string | null; language?: string } = {},
) {
  const pending: Promise<unknown>[] = [];
  const log: ServiceLogEvent[] = [];
  const timings: Record<string, number> = {};
  const now = options.now ?? Date.now;
  const client = new ServiceClient({
    tenant: fakeTenant('north'),
    memory: createMemory(),
    fetchers: {
      platform: async () => Response.json({ success: false }, { status: 404 }),
      outside: (url, init) => fetch(url, init),
    },
    viewer: fakeViewer(options.language, options.viewerSession),
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    deadlines: {},
    startedAt: now(),
    now,
    waitUntil: (promise) => pending.push(promise),
    addTiming: (service, ms) => {
      timings[service] = (timings[service] ?? 0) + ms;
    },
    log: (event) => log.push(event),
    ...options,
  });
  return { client, log, timings, finishBackgroundWork: () => Promise.all(pending) };
}
