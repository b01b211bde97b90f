import type { MediaCache } from '#workers/platform/assets/cached-reader.ts';
import type { DomainDependencies } from '#workers/platform/domains/observe.ts';
import type { Limiter } from '#workers/platform/durable-objects/limiter.ts';
import type { Rooms } from '#workers/platform/durable-objects/rooms.ts';
import type { Outbox } from '#workers/platform/mail/outbox.ts';
import type { SiteOf } from '#workers/platform/mail/site-address.ts';
import type { StoreCache } from '#workers/platform/storage/account-store.ts';
import type { Directory } from '#workers/platform/storage/directory.ts';
import type { DomainStore } from '#workers/platform/storage/domain-store.ts';
import type { ErasureStore } from '#workers/platform/storage/erasure-store.ts';
import type { HealthStore } from '#workers/platform/storage/health-store.ts';
import type { IncidentList } from '#workers/platform/storage/incident-list.ts';
import type { ProjectionStore } from '#workers/platform/storage/registry-projection.ts';
import type { RegistryStore } from '#workers/platform/storage/registry-store.ts';
import type { ResealStore } from '#workers/platform/storage/reseal-store.ts';
import type { Digest, Sealing } from '#workers/platform/storage/sealing.ts';
import type { TokenStore } from '#workers/platform/storage/token-store.ts';
import type { GatewayAccounts } from './payment/gateway-accounts.ts';
import type { AccountCache } from './storage/account-cache.ts';

/** What payments have from outside; made once an isolate. */
interface Payments {
  gateways: GatewayAccounts;
  sealing: Sealing;
  /** Of addresses and cards that have had a free trial. */
  digest: Digest;
  siteOf: SiteOf;
}

/** Waits that are there on purpose. What makes them has their defaults; tests set others. */
export interface WaitSettings {
  mailRetryMs?: number | undefined;
  resetMailMs?: number | undefined;
  paymentCheckMs?: number | undefined;
}

/** All that the platform has from outside; made once an isolate, in index.ts. */
export interface Dependencies {
  stores: StoreCache;
  directory: Directory;
  accounts: AccountCache;
  media: R2Bucket;
  /** In front of films; none outside of Cloudflare's runtime. */
  mediaCache?: MediaCache | undefined;
  /** What the edge reads of the registry. */
  tenants: KVNamespace;
  registry: RegistryStore;
  projection: ProjectionStore;
  erasures: ErasureStore;
  reseals: ResealStore;
  rooms: Rooms;
  signingKey: string;
  adminToken: string;
  /** The hostname of the operator's API, where it has one. */
  apiHost: string | undefined;
  /** What hostnames are looked at with; null where it is not known what they must lead to. */
  domains: DomainDependencies | null;
  domainStates: DomainStore;
  /** Below which each brand has a hostname of the operator's; null where there is none. */
  zone: string | null;
  limiter: Limiter;
  outbox: Outbox;
  incidents: IncidentList;
  health: HealthStore;
  payments: Payments;
  tokens: TokenStore;
  waits: WaitSettings;
  now(): Date;
}
