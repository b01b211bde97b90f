import type { MediaCache } from './assets/cached-reader.ts';
import { LimitObject } from './durable-objects/limit-object.ts';
import type { LimitNamespace } from './durable-objects/limiter.ts';
import { LiveRoomObject } from './durable-objects/live-room.ts';
import type { RoomNamespace } from './durable-objects/rooms.ts';
import { readAddresses } from './payment/gateways/read-addresses.ts';
import { readKeyRing } from './payment/gateways/read-key-ring.ts';
import { createPlatform, type Platform } from './platform.ts';

interface Env {
  DB: D1Database;
  MEDIA: R2Bucket;
  TENANTS: KVNamespace;
  LIVE_ROOMS: RoomNamespace;
  LIMITS: LimitNamespace;
  /** Mail is optional, one by one: see mail/open-mailer.ts. */
  MAIL_PROVIDER?: string;
  MAIL_API_KEY?: string;
  MAIL_FROM?: string;
  MAIL_API_URL?: string;
  /** Where incidents are sent to; optional. */
  OPERATOR_MAIL?: string;
  SIGNING_KEY: string;
  ADMIN_TOKEN: string;
  /** See docs/operating.md, Hostnames. */
  API_HOST?: string;
  /** Optional: what hostnames must lead to, and two resolvers (docs/operating.md, Hostnames). */
  DOMAIN_TARGET?: string;
  DOMAIN_ZONE?: string;
  DNS_RESOLVER?: string;
  DNS_SECOND_RESOLVER?: string;
  /** Optional: Cloudflare for SaaS (docs/operating.md, Hostnames). */
  CLOUDFLARE_HOSTNAMES_TOKEN?: string;
  CLOUDFLARE_ZONE_ID?: string;
  /** Development machines only: where the sandbox is. */
  CLOUDFLARE_API_URL?: string;
  GATEWAY_KEY: string;
  /** Optional, JSON: a ring of keys in its place (docs/operating.md, Keys). */
  GATEWAY_KEYS?: string;
  /** JSON, on development machines only: where the payment sandbox is. */
  GATEWAY_ADDRESSES?: string;
  /** Tests only: see WaitSettings. */
  MAIL_RETRY_WAIT_MS?: string;
  RESET_MAIL_WAIT_MS?: string;
  PAYMENT_CHECK_WAIT_MS?: string;
}

/** As wrangler.toml spells it; the other one tidies up. */
const EVERY_MINUTE = '* * * * *';

let platform: Platform | undefined;

/** Bindings are the same for an isolate's whole life, and its caches live in the platform. */
function platformOf(env: Env): Platform {
  platform ??= createPlatform({
    d1: env.DB,
    media: env.MEDIA,
    mediaCache: (caches as CacheStorage & { default: MediaCache }).default,
    tenants: env.TENANTS,
    liveRooms: env.LIVE_ROOMS,
    limits: env.LIMITS,
    mail: {
      provider: env.MAIL_PROVIDER,
      apiKey: env.MAIL_API_KEY,
      from: env.MAIL_FROM,
      apiUrl: env.MAIL_API_URL,
    },
    domains: {
      target: env.DOMAIN_TARGET,
      zone: env.DOMAIN_ZONE,
      resolver: env.DNS_RESOLVER,
      secondResolver: env.DNS_SECOND_RESOLVER,
      cloudflareToken: env.CLOUDFLARE_HOSTNAMES_TOKEN,
      cloudflareZone: env.CLOUDFLARE_ZONE_ID,
      cloudflareApi: env.CLOUDFLARE_API_URL,
    },
    signingKey: env.SIGNING_KEY,
    adminToken: env.ADMIN_TOKEN,
    apiHost: env.API_HOST?.toLowerCase(),
    operatorMail: env.OPERATOR_MAIL,
    gatewayKey: env.GATEWAY_KEY,
    gatewayKeys: readKeyRing(env.GATEWAY_KEYS),
    gatewayAddresses: readAddresses(env.GATEWAY_ADDRESSES),
    waits: {
      mailRetryMs: Number(env.MAIL_RETRY_WAIT_MS) || undefined,
      resetMailMs: Number(env.RESET_MAIL_WAIT_MS) || undefined,
      paymentCheckMs: Number(env.PAYMENT_CHECK_WAIT_MS) || undefined,
    },
  });
  return platform;
}

export default {
  fetch: (request, env, execution) => platformOf(env).handle(request, execution),
  async scheduled({ scheduledTime, cron }, env) {
    const platform = platformOf(env);
    const time = new Date(scheduledTime);
    if (cron !== EVERY_MINUTE) return await platform.tidy(time);
    // One that fails must not keep the others from their turn.
    const results = await Promise.allSettled([
      platform.mail(time),
      platform.checkPayments(time),
      platform.renew(time),
      platform.remind(time),
      platform.publish(time),
      platform.project(),
      platform.erase(time),
      platform.checkDomains(time),
      platform.mailIncidents(time),
    ]);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  },
} satisfies ExportedHandler<Env>;

export class LiveRoom extends LiveRoomObject<Env> {
  constructor(state: DurableObjectState, env: Env) {
    super(state, env, env.DB);
  }
}

export class Limit extends LimitObject<Env> {}
