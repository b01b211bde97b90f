import type { SiteMemory } from '#app/features/tenancy/site-loader.server.ts';
import type { Tenant } from '#app/features/tenancy/tenant.ts';
import type { ServiceMemory } from '#app/services/client.server.ts';
import type { DeadlineSettings } from '#app/services/deadlines.server.ts';
import type { RequestTiming } from './server-timing.ts';
import type { SessionMemory } from './session-manager.ts';

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
  /** `off` removes the service worker from every browser that has it (docs/decisions/090). */
  OFFLINE_WORKER?: string;
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
  hasOfflineWorker: boolean;
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
    hasOfflineWorker: env.OFFLINE_WORKER !== 'off',
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

/** What a request's context is made of. */
export interface ContextOptions {
  settings: EdgeSettings;
  memory: EdgeMemory;
  tenant: Tenant;
  request: Request;
  requestId: string;
  timing: RequestTiming;
  isHome: boolean;
  isShared: boolean;
  /** Read when a page first wants it. */
  timeZone(): string;
  isHttps: boolean;
  waitUntil(promise: Promise<unknown>): void;
}
