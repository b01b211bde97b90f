import { MAX_SITEMAPS } from './constants.ts';

/** Lists that are paged; everything else of a site is in `pages.xml`. */
export const SITEMAP_LISTS = ['content', 'artists', 'venues', 'channels'] as const;
export type SitemapList = (typeof SITEMAP_LISTS)[number];

export type SitemapName = { kind: 'pages' } | { kind: SitemapList; page: number };

const NAME = /^(?:(?<list>content|artists|venues|channels)-(?<page>[1-9]\d{0,4})|pages)\.xml$/;

/** Parses the last segment of a sitemap's URL; null where there is nothing of that name. */
export function parseSitemapName(name: string): SitemapName | null {
  const match = NAME.exec(name);
  if (!match) return null;
  const { list, page } = match.groups ?? {};
  const kind = SITEMAP_LISTS.find((known) => known === list);
  if (!kind) return { kind: 'pages' };
  return Number(page) <= MAX_SITEMAPS ? { kind, page: Number(page) } : null;
}

export function sitemapName(name: SitemapName): string {
  return name.kind === 'pages' ? 'pages.xml' : `${name.kind}-${name.page}.xml`;
}
