import type { AppLoadContext } from '@remix-run/cloudflare';
import type { AccountConfig } from '#app/contract/account.ts';
import { SiteLoader, type SiteMemory } from '#app/features/tenancy/site-loader.server.ts';
import type { Tenant } from '#app/features/tenancy/tenant.ts';
import { ServiceClient, type ServiceMemory } from '#app/services/client.server.ts';
import type { DeadlineSettings } from '#app/services/deadlines.server.ts';
import type { FlashMessage } from '#app/services/load-context.ts';
import { createServices, type Services } from '#app/services/services.server.ts';
import { acceptAssetHost } from './asset-origin.ts';
import { Cookies } from './cookies.ts';
import { razorpayScript } from './gateway-sources.ts';
import { LocaleNegotiation } from './locale-negotiation.ts';
import { MediaSources } from './media-sources.ts';
import { createNonce } from './nonce.ts';
import { logProblem } from './request-log.ts';
import type { RequestTiming } from './server-timing.ts';
import { SessionManager, type SessionMemory } from './session-manager.ts';

/** Of a trace context: 16 hexadecimal digits that are not all zero (W3C Trace Context §3.2.2.4). */
const PARENT_ID_LENGTH = 16;

/** The Worker's bindings and variables, as wrangler.toml names them. */
export interface EdgeEnv {
  TENANTS: Pick<KVNamespace, 'get' | 'list'>;
  PLATFORM: { fetch(request: Request): Promise<Response> };
  /** Cloudflare's own rate limit; without the binding there is no limit. */
  EVENT_LIMIT?: { limit(options: { key: string }): Promise<{ success: boolean }> };
  ASSETS?: { fetch(request: Request): Promise<Response> };
  /** Development only: hosts that are the platform's own, comma separated. */
  PLATFORM_HOSTS?: string;
  /** Development only: the host that lists the brands. */
  DEV_INDEX_HOST?: string;
  /** How long a call may take that a page waits for, and one that starts or captures a payment. */
  CALL_DEADLINE_MS?: string;
  PAYMENT_DEADLINE_MS?: string;
  /** Development only: the origin of the payment sandbox, which replaces the gateways' own addresses. */
  PAYMENT_SANDBOX?: string;
}

export interface EdgeSettings {
  tenants: EdgeEnv['TENANTS'];
  platform: EdgeEnv['PLATFORM'];
  assets: EdgeEnv['ASSETS'] | undefined;
  eventLimit: EdgeEnv['EVENT_LIMIT'] | undefined;
  isPlatformHost(hostname: string): boolean;
  indexHost: string | undefined;
  /** Plain http is accepted, and cookies do without `__Host-` on it. */
  isDevelopment: boolean;
  /** Where a tenant's record names none. */
  deadlines: DeadlineSettings;
  /** The payment sandbox's origin; null where the gateways themselves are spoken to. */
  paymentSandbox: string | null;
}

const settingsOf = new WeakMap<EdgeEnv, EdgeSettings>();

/** The only reader of `env`. */
export function readEnv(env: EdgeEnv): EdgeSettings {
  const known = settingsOf.get(env);
  if (known) return known;
  const platformHosts = (env.PLATFORM_HOSTS ?? '')
    .split(',')
    .flatMap((host) => host.trim().toLowerCase() || []);
  const settings: EdgeSettings = {
    tenants: env.TENANTS,
    platform: env.PLATFORM,
    assets: env.ASSETS,
    eventLimit: env.EVENT_LIMIT,
    isPlatformHost: (hostname) =>
      platformHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
    indexHost: env.DEV_INDEX_HOST,
    isDevelopment: platformHosts.length > 0,
    deadlines: {
      callMs: Number(env.CALL_DEADLINE_MS) || undefined,
      paymentMs: Number(env.PAYMENT_DEADLINE_MS) || undefined,
    },
    paymentSandbox: env.PAYMENT_SANDBOX ?? null,
  };
  settingsOf.set(env, settings);
  return settings;
}

/** What outlives a request, one of each an isolate. Everything in it is keyed by tenant. */
export interface EdgeMemory {
  services: ServiceMemory;
  sessions: SessionMemory;
  sites: SiteMemory;
}

export interface ContextOptions {
  settings: EdgeSettings;
  memory: EdgeMemory;
  tenant: Tenant;
  request: Request;
  requestId: string;
  timing: RequestTiming;
  isHome: boolean;
  isShared: boolean;
  timeZone: string;
  isHttps: boolean;
  waitUntil(promise: Promise<unknown>): void;
}

export interface EdgeContext {
  context: AppLoadContext;
  client: ServiceClient;
  /** Whether a loader or an action ended with a service's failure that it did not handle. */
  hasServiceFailed(): boolean;
  /** A redirect shows nothing: a flash that a loader took meanwhile is for the page that it leads to. */
  restoreFlash(): void;
  /** What the page's loaders set by `setCacheExpiry`. */
  expiresAt(): number | undefined;
  media: MediaSources;
}

/** Makes the `context` of one request, in the Worker and in development alike. */
export async function createLoadContext(options: ContextOptions): Promise<EdgeContext> {
  const { settings, memory, tenant, request, requestId, timing, isHome, isShared, isHttps, waitUntil } =
    options;
  const now = new Date();
  const cookies = new Cookies(request.headers.get('Cookie'), isHttps);
  const session = new SessionManager({
    cookies,
    tenant,
    memory: memory.sessions,
    user: () => services.user,
    now: Date.now,
  });
  const locale = new LocaleNegotiation(request, cookies);
  const known = await memory.sites.languages.recall(tenant, now.getTime());
  if (known) await locale.choose(known);
  const clock = { startedAt: now.getTime(), deadlines: deadlinesOf(settings, tenant) };
  const loadAccount = () => sites.loadAccount();
  const client = createClient({ ...options, ...clock, loadAccount }, session, locale);
  const findAssetOrigin = () => sites.findAssetOrigin();
  const services = createTenantServices({ ...options, ...clock, findAssetOrigin }, client);
  const sites = new SiteLoader({
    tenant,
    services,
    memory: memory.sites,
    isHome,
    now: Date.now,
    waitUntil,
    onLanguages: (languages) => locale.choose(languages),
    toAssetOrigin: (host) => acceptAssetHost(options, host),
  });
  const endings: number[] = [];
  const media = new MediaSources(tenant, sites);
  let hasServiceFailed = false;
  const flash = createFlash(cookies);
  const context: AppLoadContext = {
    tenant,
    services,
    loadSite: sites.loadSite,
    loadHome: sites.loadHome,
    session,
    language: {
      get: () => locale.resolve(sites),
      store: (lng) => locale.store(lng),
    },
    flash,
    sentForms: {
      has: (formId) => cookies.sentForms().includes(formId),
      add: (formId) => cookies.addSentForm(formId),
    },
    formDraft: createFormDraft(cookies),
    cookies: () => cookies.queued(),
    nonce: createNonce(),
    cachedStyles: cookies.cachedStyles(),
    isShared,
    timeZone: options.timeZone,
    media,
    setCacheExpiry: (moment) => moment && endings.push(moment.getTime()),
    noteServiceFailure() {
      hasServiceFailed = true;
    },
    requestId,
    isDevelopment: settings.isDevelopment,
    paymentSandbox: settings.paymentSandbox,
    razorpayScript: razorpayScript(settings.paymentSandbox),
    now,
    waitUntil,
    timing,
  };
  const { restore: restoreFlash } = flash;
  return {
    context,
    client,
    hasServiceFailed: () => hasServiceFailed,
    restoreFlash,
    media,
    expiresAt: () => (endings.length > 0 ? Math.min(...endings) : undefined),
  };
}

interface Clock {
  startedAt: number;
  deadlines: DeadlineSettings;
}

function createClient(
  options: ContextOptions & Clock & { loadAccount(): Promise<AccountConfig> },
  session: SessionManager,
  locale: LocaleNegotiation,
): ServiceClient {
  const { settings, memory, tenant, request, requestId, timing, startedAt, deadlines, waitUntil } = options;
  return new ServiceClient({
    tenant,
    memory: memory.services,
    fetchers: fetchersOf(settings),
    viewer: {
      languages: () => locale.languages,
      likelyLanguages: () => locale.likely(),
      learnLanguages: () =>
        options.loadAccount().then(
          () => locale.languages,
          () => null,
        ),
      chooseFrom: async (account) => {
        await locale.choose(account);
        return locale.languages ?? locale.likely();
      },
      sessionId: () => session.currentId(),
      address: request.headers.get('CF-Connecting-IP'),
      agent: request.headers.get('User-Agent'),
      deviceKeys: () => session.deviceKeys(),
    },
    traceparent: `00-${requestId}-${requestId.slice(-PARENT_ID_LENGTH)}-01`,
    deadlines,
    startedAt,
    now: Date.now,
    waitUntil,
    addTiming: (service, durationMs) => timing.add(service, durationMs),
    log: (event) => logProblem({ ...event, requestId, tenant: tenant.slug }),
  });
}

function deadlinesOf({ deadlines }: EdgeSettings, tenant: Tenant): DeadlineSettings {
  const { callMs = deadlines.callMs, paymentMs = deadlines.paymentMs } = tenant.deadlines;
  return { callMs, paymentMs };
}

function createTenantServices(
  options: ContextOptions & Clock & { findAssetOrigin(): Promise<string> },
  client: ServiceClient,
): Services {
  const { settings, memory, tenant, requestId, timing, startedAt, deadlines, waitUntil } = options;
  return createServices(client, {
    tenant,
    memory: memory.services,
    findOrigin: options.findAssetOrigin,
    fetcherFor: (origin) => assetFetcher(settings, tenant, origin),
    deadlines,
    startedAt,
    now: Date.now,
    waitUntil,
    addTiming: (service, durationMs) => timing.add(service, durationMs),
    log: (event) => logProblem({ ...event, requestId, tenant: tenant.slug }),
  });
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

function createFormDraft(cookies: Cookies): AppLoadContext['formDraft'] {
  return {
    take(formId) {
      const draft = cookies.draft();
      if (draft?.formId !== formId) return null;
      cookies.clear('draft');
      return draft.fields;
    },
    put: (draft) => cookies.setDraft(draft),
  };
}

function createFlash(cookies: Cookies) {
  let isTaken = false;
  return {
    take() {
      if (cookies.read('flash') === null) return null;
      cookies.clear('flash');
      isTaken = true;
      return cookies.flash();
    },
    put(message: FlashMessage) {
      cookies.setFlash(message);
      isTaken = false;
    },
    restore() {
      if (isTaken) cookies.leave('flash');
    },
  };
}
