import { paths } from '#app/features/links/paths.ts';
import { type JsonLd, thing } from './json-ld.ts';
import { type JsonLdSite, pageUrl } from './json-ld-site.ts';

/** As many as one page of a list has (viewer.md §9). */
const MAX_ITEMS = 20;

export interface LinkedName {
  name: string;
  path: string;
}

/** Where a page is on the site, from the home page to the page itself. */
export function toBreadcrumbJsonLd(site: JsonLdSite, trail: readonly LinkedName[]): JsonLd {
  const steps = [{ name: site.title, path: paths.home() }, ...trail];
  return thing('BreadcrumbList', {
    itemListElement: steps.map((step, index) => listItem(site, step, index, 'item')),
  });
}

/** What a listing shows first. */
export function toItemListJsonLd(
  site: JsonLdSite,
  name: string,
  items: readonly LinkedName[],
  total?: number,
): JsonLd {
  return thing('ItemList', {
    name,
    numberOfItems: total ?? items.length,
    itemListElement: items.slice(0, MAX_ITEMS).map((item, index) => listItem(site, item, index, 'url')),
  });
}

function listItem(
  site: JsonLdSite,
  { name, path }: LinkedName,
  index: number,
  property: 'item' | 'url',
): JsonLd {
  return thing('ListItem', { position: index + 1, name, [property]: pageUrl(site, path) });
}
