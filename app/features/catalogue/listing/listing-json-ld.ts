import type { Card } from '#app/features/catalogue/cards/card-model.ts';
import { contentPath } from '#app/features/links/paths.ts';
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
  const items = list.items.map(({ id, type, title }) => ({
    name: title,
    path: contentPath({ content_id: id, video_type: type }),
  }));
  return [
    toItemListJsonLd(site, name, items, list.total ?? undefined),
    toBreadcrumbJsonLd(site, [{ name, path }]),
  ];
}
