import type { Card } from '#app/features/catalogue/cards/card-model.ts';
import type { JsonLd } from '#app/features/metadata/json-ld.ts';
import { toBreadcrumbJsonLd, toItemListJsonLd } from '#app/features/metadata/json-ld-list.ts';
import type { JsonLdSite } from '#app/features/metadata/json-ld-site.ts';
import type { ListPage } from './list-page.ts';

/** A page of a listing as schema.org has it; `path` is the listing's own. */
export function toListingJsonLd(
  site: JsonLdSite,
  { name, path, list }: { name: string | null; path: string; list: ListPage<Card> | null },
): JsonLd[] {
  if (!name || !list) return [];
  const items = list.items.map(({ title, href }) => ({ name: title, path: href }));
  return [
    toItemListJsonLd(site, name, items, list.total ?? undefined),
    toBreadcrumbJsonLd(site, [{ name, path }]),
  ];
}
