import { readLimited } from '#workers/platform/http/read-limited.ts';
import { readDnsJson } from './dns-json.ts';
import type { Lookup, RecordType } from './observation.ts';

const TIMEOUT_MS = 3_000;
/** Of a few records; a response of more is not DNS. */
const MAX_BYTES = 64 * 1024;

export interface LookupOptions {
  /** Whether DNSSEC is checked; by default it is not (`cd`), so that broken signatures hide nothing. */
  isChecked?: boolean;
}

export interface Resolver {
  /** Null where nothing is known: no response in time, or one that cannot be right. Never throws. */
  lookup(name: string, type: RecordType, options?: LookupOptions): Promise<Lookup | null>;
}

interface ResolverOptions {
  /** Of DNS over HTTPS with JSON, such as https://cloudflare-dns.com/dns-query. */
  address: string;
  fetch: typeof fetch;
  timeoutMs?: number;
}

export function openResolver({ address, fetch, timeoutMs = TIMEOUT_MS }: ResolverOptions): Resolver {
  return {
    async lookup(name, type, { isChecked = false } = {}) {
      const url = new URL(address);
      url.searchParams.set('name', name);
      url.searchParams.set('type', type);
      if (!isChecked) url.searchParams.set('cd', '1');
      try {
        const response = await fetch(url.href, {
          headers: { accept: 'application/dns-json' },
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const text = response.status === 200 ? await readLimited(response, MAX_BYTES) : null;
        return text === null ? null : readDnsJson(JSON.parse(text), name, type);
      } catch {
        return null;
      }
    },
  };
}

/** The second is queried where the first knows nothing. */
export function withFallback(first: Resolver, second: Resolver): Resolver {
  return {
    lookup: async (...args) => (await first.lookup(...args)) ?? (await second.lookup(...args)),
  };
}
