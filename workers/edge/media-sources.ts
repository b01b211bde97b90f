import { mediaOrigin } from '#app/domain/media-origin.ts';
import type { Tenant } from '#app/features/tenancy/tenant.ts';

/** Between a page and the response's headers, in the page cache too; never sent. */
const HEADER = 'X-Media-Origins';
/** A film, its captions and its preview pictures come from one or two. */
const MAX_ORIGINS = 10;

/** The origins that one page plays from, as its loaders learn them from the backend. */
export class MediaSources {
  readonly #tenant: Tenant;
  readonly #origins = new Set<string>();

  constructor(tenant: Tenant) {
    this.#tenant = tenant;
  }

  allow(addresses: readonly string[]): void {
    const { origin: site, assetOrigin, mediaSources } = this.#tenant;
    // A record that names its hosts has the last word.
    if (mediaSources.length > 0) return;
    for (const address of addresses) {
      const origin = mediaOrigin(address, new URL(site).protocol);
      const isNew = origin !== null && origin !== site && origin !== assetOrigin;
      if (isNew && this.#origins.size < MAX_ORIGINS) this.#origins.add(origin);
    }
  }

  /** Null where the brand's record decides. */
  list(): readonly string[] | null {
    return this.#tenant.mediaSources.length > 0 ? null : [this.#tenant.assetOrigin, ...this.#origins];
  }

  attachTo({ headers }: Response): void {
    if (this.#origins.size > 0) headers.set(HEADER, [...this.#origins].join(' '));
  }
}

/** What `attachTo` has put on, taken off. */
export function takeMediaOrigins(headers: Headers): readonly string[] {
  const origins = headers.get(HEADER)?.split(' ') ?? [];
  headers.delete(HEADER);
  return origins;
}
