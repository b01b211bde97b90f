import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { siteKey } from '#app/services/call-request.server.ts';
import type { CacheContext, ResponseCache } from '#app/services/response-cache.server.ts';
import type { Site } from './site.ts';
import { siteScope, type Tenant } from './tenant.ts';

const MAX_SITES = 10_000;

export type KnownLanguages = Pick<Site, 'languages' | 'defaultLanguage'>;

const KnownLanguagesSchema = v.object({
  languages: v.array(v.object({ code: v.string(), displayName: v.string() })),
  defaultLanguage: v.string(),
});

/**
 * The languages of an isolate's brands. They are part of most cache keys, so they are also stored beside the
 * responses: an isolate that has just started finds what others have cached without waiting for a service.
 */
export class LanguageMemory {
  readonly #known = new LRUCache<string, KnownLanguages>({ max: MAX_SITES });
  readonly #responses: ResponseCache;

  constructor(responses: ResponseCache) {
    this.#responses = responses;
  }

  get(tenant: Tenant): KnownLanguages | undefined {
    return this.#known.get(siteScope(tenant));
  }

  async recall(tenant: Tenant, now: number): Promise<KnownLanguages | undefined> {
    const known = this.get(tenant);
    if (known) return known;
    const stored = await this.#responses.peek(keyOf(tenant), now, read);
    if (stored) this.#known.set(siteScope(tenant), stored);
    return stored;
  }

  learn(tenant: Tenant, { languages, defaultLanguage }: KnownLanguages, context: CacheContext): void {
    const value = { languages, defaultLanguage };
    const text = JSON.stringify(value);
    const isNew = JSON.stringify(this.get(tenant)) !== text;
    this.#known.set(siteScope(tenant), value);
    if (isNew) this.#responses.store(keyOf(tenant), context, { value, text });
  }
}

const keyOf = (tenant: Tenant) => siteKey('languages', tenant);

function read(text: string): KnownLanguages | null {
  const parsed = v.safeParse(KnownLanguagesSchema, JSON.parse(text));
  return parsed.success ? parsed.output : null;
}
