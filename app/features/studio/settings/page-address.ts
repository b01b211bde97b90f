import type { ListedDocument } from '#app/contract/editing.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { staticPageSlug } from '#app/features/links/static-page-slug.ts';
import { customPageSlug } from '#app/features/page-builder/custom-page.ts';
import type { PageType } from './settings-field.ts';

/** Before the address of a page of its own. */
export const ADDRESS_PREFIX: Readonly<Record<PageType, string>> = { CUSTOM: '/custom/', STATIC: '/static/' };

/** As viewers' addresses have it, whichever way it is written. */
export function toAddress(pageUrl: string, type: PageType): string {
  const slug = type === 'STATIC' ? staticPageSlug : customPageSlug;
  return slug(pageUrl.trim().toLowerCase());
}

/** What somebody typed as an address: words have hyphens between them. */
export const typedAddress = (text: string, type: PageType): string =>
  toAddress(text, type).replace(/\s+/g, '-');

export type AddressRule = 'address_empty' | 'address_long' | 'address_letters' | 'address_taken';

/** What keeps a page from having an address; `taken` are those of all other pages. */
export function addressFault(address: string, taken: ReadonlyMap<string, unknown>): AddressRule | null {
  if (address === '') return 'address_empty';
  if (address.length > LIMITS.url) return 'address_long';
  if (/[\s/\\?#%\p{Cc}]/u.test(address)) return 'address_letters';
  return taken.has(address) ? 'address_taken' : null;
}

/** The pages that have an address, by it; forms and links name a page by its address alone, whatever its type. */
export function takenAddresses(
  documents: readonly ListedDocument[],
  own: string | null,
): ReadonlyMap<string, ListedDocument> {
  return new Map(
    documents.flatMap((document): [string, ListedDocument][] => {
      const { id, kind, page_url, type = 'CUSTOM' } = document;
      return kind === 'page' && id !== own && page_url ? [[toAddress(page_url, type), document]] : [];
    }),
  );
}
