import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { isHostname } from '#app/contract/hostname.ts';
import { type TenantRecord, TenantRecordSchema, tenantKey } from '#app/contract/tenant.ts';
import { type Tenant, toTenant } from '#app/features/tenancy/tenant.ts';

const KNOWN_MS = 60_000;
/** Short, so that a brand made a moment ago answers soon. */
const UNKNOWN_MS = 5_000;
const MAX_KNOWN = 10_000;
/** Apart from the known ones, so that a flood of made-up hosts cannot push real brands out. */
const MAX_UNKNOWN = 2_000;

export type TenantLookup =
  | { kind: 'found'; tenant: Tenant }
  | { kind: 'unknown' }
  | { kind: 'invalid'; reason: string };

interface Known {
  record: TenantRecord;
  /** For the origin of the latest request; nearly always there is only one. */
  tenant: Tenant;
  until: number;
}

export type TenantSource = Pick<KVNamespace, 'get'>;

/** Finds the brand of a hostname in isolate memory, then KV; the cost does not grow with the brands. */
export class TenantDirectory {
  readonly #known = new LRUCache<string, Known>({ max: MAX_KNOWN });
  readonly #unknown = new LRUCache<string, number>({ max: MAX_UNKNOWN });
  readonly #isPlatformHost: (hostname: string) => boolean;

  /** Assets of hosts that the platform serves itself are on the port of the request (development). */
  constructor(isPlatformHost: (hostname: string) => boolean = () => false) {
    this.#isPlatformHost = isPlatformHost;
  }

  /** `hostname` comes from `normaliseHostname`, scheme and port from `url`. */
  find(source: TenantSource, hostname: string, url: URL, now: number): TenantLookup | Promise<TenantLookup> {
    const known = this.#known.get(hostname);
    if (known && known.until > now) return { kind: 'found', tenant: this.#forOrigin(known, url) };
    if ((this.#unknown.get(hostname) ?? 0) > now) return { kind: 'unknown' };
    return this.#read(source, hostname, url, now, known);
  }

  async #read(
    source: TenantSource,
    hostname: string,
    url: URL,
    now: number,
    known: Known | undefined,
  ): Promise<TenantLookup> {
    if (!isHostname(hostname)) return { kind: 'unknown' };
    let text: string | null;
    try {
      text = await source.get(tenantKey(hostname));
    } catch (error) {
      // The registry is down: a brand that was there a minute ago still is.
      if (known) return { kind: 'found', tenant: this.#forOrigin(known, url) };
      return { kind: 'invalid', reason: `registry: ${String(error)}` };
    }
    if (text === null) return this.#forget(hostname, now);
    return this.#accept(text, hostname, url, now);
  }

  #forget(hostname: string, now: number): TenantLookup {
    this.#known.delete(hostname);
    this.#unknown.set(hostname, now + UNKNOWN_MS);
    return { kind: 'unknown' };
  }

  #accept(text: string, hostname: string, url: URL, now: number): TenantLookup {
    const record = parseRecord(text);
    if (typeof record === 'string') return { kind: 'invalid', reason: record };
    if (!record.hostnames.includes(hostname))
      return { kind: 'invalid', reason: 'does not list this hostname' };
    const tenant = toTenant(record, url, this.#assetPort(record, url));
    this.#known.set(hostname, { record, tenant, until: now + KNOWN_MS });
    return { kind: 'found', tenant };
  }

  #forOrigin(known: Known, url: URL): Tenant {
    // The loader of `tenant.origin` compares strings: one object a brand keeps what hangs on it (policies)
    // alive.
    if (known.tenant.origin !== url.origin) {
      known.tenant = toTenant(known.record, url, this.#assetPort(known.record, url));
    }
    return known.tenant;
  }

  #assetPort(record: TenantRecord, url: URL): string | undefined {
    const [assetHostname = ''] = record.asset_host.split(':');
    return this.#isPlatformHost(assetHostname) ? url.port : undefined;
  }
}

/** Lower case (the URL parser's doing) and without the trailing dot of an absolute DNS name. */
export function normaliseHostname(url: URL): string {
  const { hostname } = url;
  return hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
}

/** The record, or why it is none. */
function parseRecord(text: string): TenantRecord | string {
  try {
    const parsed = v.safeParse(TenantRecordSchema, JSON.parse(text));
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    return `${v.getDotPath(issue) ?? ''}: ${issue.message}`;
  } catch {
    return 'not JSON';
  }
}
