import type { AccountConfig } from '#app/contract/account.ts';
import type { Tenant } from '#app/features/tenancy/tenant.ts';
import { ServiceClient } from '#app/services/client.server.ts';
import type { DeadlineSettings } from '#app/services/deadlines.server.ts';
import type { ServiceLogEvent } from '#app/services/service-log.ts';
import { createServices, type Services } from '#app/services/services.server.ts';
import type { ContextOptions, EdgeSettings } from './load-context.ts';
import type { LocaleNegotiation } from './locale-negotiation.ts';
import { logProblem } from './request-log.ts';
import type { SessionManager } from './session-manager.ts';

/** Of a trace context: 16 hexadecimal digits that are not all zero (W3C Trace Context §3.2.2.4). */
const PARENT_ID_LENGTH = 16;

interface ClientDependencies {
  startedAt: number;
  session: () => SessionManager;
  locale: LocaleNegotiation;
  loadAccount(): Promise<AccountConfig>;
}

export function createClient(
  options: ContextOptions,
  { startedAt, session, locale, loadAccount }: ClientDependencies,
): ServiceClient {
  const { settings, memory, tenant, request, requestId } = options;
  return new ServiceClient({
    tenant,
    memory: memory.services,
    fetchers: fetchersOf(settings),
    viewer: {
      languages: () => locale.languages,
      recallLanguages: () => locale.recall(),
      likelyLanguages: () => locale.likely(),
      accountLanguages: () => locale.accountLanguages,
      learnLanguages: () =>
        loadAccount().then(
          () => locale.languages,
          () => null,
        ),
      chooseFrom: async (account) => {
        await locale.choose(account);
        return locale.languages ?? locale.likely();
      },
      sessionId: () => session().currentId(),
      address: request.headers.get('CF-Connecting-IP'),
      agent: request.headers.get('User-Agent'),
      deviceKeys: () => session().deviceKeys(),
    },
    traceparent: `00-${requestId}-${requestId.slice(-PARENT_ID_LENGTH)}-01`,
    ...callOptions(options, startedAt),
  });
}

interface ServiceDependencies {
  startedAt: number;
  client: ServiceClient;
  findAssetOrigin(): Promise<string>;
}

export function createTenantServices(
  options: ContextOptions,
  { startedAt, client, findAssetOrigin }: ServiceDependencies,
): Services {
  const { settings, memory, tenant } = options;
  return createServices(client, {
    tenant,
    memory: memory.services,
    findOrigin: findAssetOrigin,
    fetcherFor: (origin) => assetFetcher(settings, tenant, origin),
    ...callOptions(options, startedAt),
  });
}

/** What calls of services and fetches of files have in common. */
function callOptions({ settings, tenant, requestId, timing, waitUntil }: ContextOptions, startedAt: number) {
  return {
    deadlines: deadlinesOf(settings, tenant),
    startedAt,
    now: Date.now,
    waitUntil,
    addTiming: (service: string, durationMs: number) => timing.add(service, durationMs),
    log: (event: ServiceLogEvent) => logProblem({ ...event, requestId, tenant: tenant.slug }),
  };
}

function deadlinesOf({ deadlines }: EdgeSettings, tenant: Tenant): DeadlineSettings {
  const { callMs = deadlines.callMs, paymentMs = deadlines.paymentMs } = tenant.deadlines;
  return { callMs, paymentMs };
}

/** The platform's own files are fetched through its binding: a Worker cannot fetch from its own zone. */
function assetFetcher(settings: EdgeSettings, { serviceUrls, assetOrigin }: Tenant, origin: string) {
  const { platform, outside } = fetchersOf(settings);
  const isOnPlatform = serviceUrls.content === undefined;
  // Of an account whose config somebody else writes, the platform has the record's host alone.
  const isOurs = isOnPlatform && (origin === assetOrigin || serviceUrls.user === undefined);
  return isOurs || settings.isPlatformHost(new URL(origin).hostname) ? platform : outside;
}

function fetchersOf({ platform }: EdgeSettings) {
  return {
    platform: (url: string, init: RequestInit) => platform.fetch(new Request(url, init)),
    outside: (url: string, init: RequestInit) => fetch(url, init),
  };
}
