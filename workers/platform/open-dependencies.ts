import type { MediaCache } from '#workers/platform/assets/cached-reader.ts';
import { type DomainSettings, openDomains } from '#workers/platform/domains/open-domains.ts';
import { type LimitNamespace, openLimiter } from '#workers/platform/durable-objects/limiter.ts';
import { openRooms, type RoomNamespace } from '#workers/platform/durable-objects/rooms.ts';
import { type MailSettings, openMailer } from '#workers/platform/mail/open-mailer.ts';
import { openOutbox } from '#workers/platform/mail/outbox.ts';
import { openMailSealing } from '#workers/platform/mail/sealing.ts';
import { openSiteAddresses } from '#workers/platform/mail/site-address.ts';
import { openGatewayAccounts } from '#workers/platform/payment/gateway-accounts.ts';
import type { GatewayEnvironment } from '#workers/platform/payment/gateways/gateway-descriptor.ts';
import { AccountCache } from '#workers/platform/storage/account-cache.ts';
import { StoreCache } from '#workers/platform/storage/account-store.ts';
import { openDatabase } from '#workers/platform/storage/database.ts';
import { openDirectory } from '#workers/platform/storage/directory.ts';
import { openDomainStore } from '#workers/platform/storage/domain-store.ts';
import { openErasureStore } from '#workers/platform/storage/erasure-store.ts';
import { openHealthStore } from '#workers/platform/storage/health-store.ts';
import { openIncidentList } from '#workers/platform/storage/incident-list.ts';
import { openProjectionStore } from '#workers/platform/storage/registry-projection.ts';
import { openRegistryStore } from '#workers/platform/storage/registry-store.ts';
import { openResealStore } from '#workers/platform/storage/reseal-store.ts';
import { type NamedKey, openDigest, openSealing } from '#workers/platform/storage/sealing.ts';
import { openTokenStore } from '#workers/platform/storage/token-store.ts';
import type { Dependencies, WaitSettings } from './dependencies.ts';

export interface PlatformBindings {
  d1: D1Database;
  media: R2Bucket;
  mediaCache?: MediaCache | undefined;
  tenants: KVNamespace;
  liveRooms: RoomNamespace;
  limits: LimitNamespace;
  mail: MailSettings;
  /** By default public resolvers. */
  domains?: DomainSettings;
  signingKey: string;
  adminToken: string;
  /**
   * The hostname at which others than the edge reach the services and the operator's API; none by default.
   */
  apiHost?: string | undefined;
  /** Who is sent incidents; nobody by default. */
  operatorMail?: string | undefined;
  /** Seals the accounts' keys at gateways. */
  gatewayKey: string;
  /** Seal in its place, the first of them; it then only opens. */
  gatewayKeys?: readonly NamedKey[];
  /** In place of the gateways' own: the sandbox's, on development machines. */
  gatewayAddresses: GatewayEnvironment['addresses'];
  /** For tests; by default those of the product, the clock and the global `fetch`. */
  waits?: WaitSettings;
  now?: () => Date;
  fetch?: typeof fetch;
}

/** What the handlers need, and what only the entry uses. */
export function openDependencies(bindings: PlatformBindings) {
  const { d1, media, tenants, liveRooms, limits, mail, signingKey, adminToken } = bindings;
  const { gatewayKey, gatewayKeys = [], gatewayAddresses } = bindings;
  const { waits = {}, now = () => new Date(), fetch: fetchOutside = (...args) => fetch(...args) } = bindings;
  const db = openDatabase(d1);
  const directory = openDirectory(db);
  const { mailer, mailbox } = openMailer(mail, tenants, now, waits);
  const registry = openRegistryStore(db);
  const siteOf = openSiteAddresses(tenants, registry);
  const sealing = openSealing([...gatewayKeys, { id: '', key: gatewayKey }], 'gateways');
  const mailSealing = openMailSealing(signingKey);
  const dependencies: Dependencies = {
    stores: new StoreCache(db),
    directory,
    accounts: new AccountCache(directory, now),
    media,
    mediaCache: bindings.mediaCache,
    tenants,
    registry,
    projection: openProjectionStore(db),
    erasures: openErasureStore(db),
    reseals: openResealStore(db),
    rooms: openRooms(liveRooms),
    signingKey,
    adminToken,
    apiHost: bindings.apiHost,
    domains: openDomains(bindings.domains ?? {}, bindings.apiHost, fetchOutside),
    domainStates: openDomainStore(db),
    zone: bindings.domains?.zone?.toLowerCase() || null,
    limiter: openLimiter(limits),
    incidents: openIncidentList(db),
    health: openHealthStore(db),
    outbox: openOutbox({ mailer, siteOf, sealing: mailSealing }),
    payments: {
      gateways: openGatewayAccounts(sealing, { addresses: gatewayAddresses, fetch: fetchOutside, now }),
      sealing,
      digest: openDigest(gatewayKey, 'trials'),
      siteOf,
    },
    tokens: openTokenStore(db),
    waits,
    now,
  };
  return { db, dependencies, mailer, mailbox, mailSealing };
}
