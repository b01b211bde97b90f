import { mediaOrigin } from '#app/domain/media-origin.ts';
import type { Tenant } from '#app/features/tenancy/tenant.ts';

/** Between a page and the response's headers, in the page cache too; never sent. */
const HEADERS = { assets: 'X-Asset-Origin', media: 'X-Media-Origins' } as const;
/** A film, its captions and its preview pictures come from one or two. */
const MAX_ORIGINS = 10;

/** What a page's policy needs to know of the page. */
export interface PageSources {
  /** Of the account's files, as the page's addresses have it; null for the record's. */
  assetOrigin: string | null;
  /** What the page plays from beside it. */
  mediaOrigins: readonly string[];
}

/** The origins that one page loads from, as its loaders learn them from the backend. */
export class MediaSources {
  readonly #tenant: Tenant;
  readonly #sites: { readonly assetOrigin: string };
  readonly #origins = new Set<string>();

  constructor(tenant: Tenant, sites: { readonly assetOrigin: string }) {
    this.#tenant = tenant;
    this.#sites = sites;
  }

  allow(addresses: readonly string[]): void {
    const { origin: site, mediaSources } = this.#tenant;
    // A record that names its hosts has the last word.
    if (mediaSources.length > 0) return;
    for (const address of addresses) {
      const origin = mediaOrigin(address, new URL(site).protocol);
      const isNew = origin !== null && origin !== site && origin !== this.#sites.assetOrigin;
      if (isNew && this.#origins.size < MAX_ORIGINS) this.#origins.add(origin);
    }
  }

  /** Null where the brand's record decides. */
  list(): readonly string[] | null {
    return this.#tenant.mediaSources.length > 0 ? null : [this.#sites.assetOrigin, ...this.#origins];
  }

  attachTo({ headers }: Response): void {
    const { assetOrigin } = this.#sites;
    if (assetOrigin !== this.#tenant.assetOrigin) headers.set(HEADERS.assets, assetOrigin);
    if (this.#origins.size > 0) headers.set(HEADERS.media, [...this.#origins].join(' '));
  }
}

/** What `attachTo` has put on, taken off. */
export function takePageSources(headers: Headers): PageSources {
  const assetOrigin = headers.get(HEADERS.assets);
  const mediaOrigins = headers.get(HEADERS.media)?.split(' ') ?? [];
  for (const name of Object.values(HEADERS)) headers.delete(name);
  return { assetOrigin, mediaOrigins };
}
