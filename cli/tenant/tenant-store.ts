import type { Role } from '#app/contract/roles.ts';
import type { TenantRecord } from '#app/contract/tenant.ts';
import type { TenantChange } from './commands.ts';

export interface KnownAccount {
  /** `host[:port]` where the account's files are. */
  /** Undefined where its config names none that pages may load from. */
  assetHost?: string;
}

export interface AccountMaker {
  /** The asset host that an account of this name gets unless the operator names one. */
  assetHostOf(name: string): string;
  /**
   * Makes a starter account: one language, the static pages, nothing in the catalogue. False where another
   * account has the asset host; an account of this id is an error.
   */
  create(accountId: string, title: string, assetHost: string): Promise<boolean>;
}

/** A way to pay, as the operator sees it: without its keys. */
export interface GatewaySummary {
  org: string;
  is_verified: boolean;
  has_keys: boolean;
  mode: string;
  currency: string | null;
}

export interface GatewayChange {
  keys?: unknown;
  is_verified?: boolean;
  mode?: string;
  currency?: string;
}

/** The accounts' ways to pay, behind the platform's operator API: it alone seals keys. */
export interface GatewayStore {
  list(accountId: string): Promise<GatewaySummary[]>;
  put(accountId: string, org: string, change: GatewayChange): Promise<GatewaySummary>;
}

export interface TenantPage {
  records: TenantRecord[];
  /** Where the next page begins; null after the last. */
  next: string | null;
}

export interface WrittenTenant {
  record: TenantRecord;
  /** Lines for the operator: what to know of a new hostname, or that KV does not have it yet. */
  notes: string[];
}

/** What `project` has done. */
export interface ProjectionReport {
  /** Brands that only KV had. */
  taken: string[];
  /** Hostnames that KV no longer has. */
  dropped: string[];
  /** Hostnames in KV that nothing could be made of. */
  unreadable: string[];
  written: number;
  failed: string[];
}

/** What was erased of a brand, and when. */
export interface Erasure {
  slug: string;
  account_id: string;
  /** `brand` where other brands have the account. */
  scope: 'account' | 'brand';
  deleted_time: string;
  started_time: string;
  /** Null while it goes on. */
  finished_time: string | null;
  /** Rows by table, and `files`. */
  counts: Record<string, number>;
}

/** Where the brands are kept: a local site, its state at rest, or Cloudflare. */
export interface TenantStore {
  /** As the operator reads it: "on the local site", "on Cloudflare". */
  where: string;
  /** By slug, beginning behind `after`. */
  page(after: string): Promise<TenantPage>;
  find(slug: string): Promise<TenantRecord | null>;
  /** Slug of the brand that answers on `hostname`. */
  ownerOf(hostname: string): Promise<string | null>;
  findAccount(accountId: string): Promise<KnownAccount | null>;
  accountMaker: AccountMaker;
  gateways: GatewayStore;
  /**
   * Sets what somebody may do for the brand; none takes all of it back. Responds whether an invitation went out, which
   * is for those without an account.
   */
  setRoles(
    accountId: string,
    person: { email: string; roles: readonly Role[]; isInvited: boolean },
  ): Promise<{ isInvited: boolean }>;
  /** Rejected where there is such a brand. */
  create(record: TenantRecord): Promise<WrittenTenant>;
  /** The record as it is then. */
  change(slug: string, change: TenantChange): Promise<WrittenTenant>;
  suspend(slug: string, reason: string): Promise<WrittenTenant>;
  resume(slug: string): Promise<WrittenTenant>;
  /** Off its hostnames at once; its data goes after 30 days, or at once with `isNow`. */
  delete(slug: string, isNow: boolean): Promise<WrittenTenant>;
  undelete(slug: string): Promise<WrittenTenant>;
  /** The newest first. */
  erasures(): Promise<Erasure[]>;
  remove(record: TenantRecord): Promise<void>;
  /** Writes the registry's copy in KV anew; `onProgress` gets the number of brands so far. */
  project(onProgress: (written: number) => void): Promise<ProjectionReport>;
  close(): Promise<void>;
}
