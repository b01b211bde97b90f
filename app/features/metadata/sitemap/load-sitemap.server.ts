import { VIDEO_TYPES } from '#app/contract/video-type.ts';
import { paths } from '#app/features/links/paths.ts';
import { staticPageSlug } from '#app/features/links/static-page-slug.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { isClientError } from '#app/services/service-error.ts';
import type { UserService } from '#app/services/user.server.ts';
import { MAX_SITEMAPS, SITEMAP_PAGE_SIZE } from './constants.ts';
import { toContentEntry } from './content-entry.ts';
import { SITEMAP_LISTS, type SitemapList, type SitemapName } from './sitemap-name.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

type Lists = Pick<ContentService, 'filter' | 'artists' | 'venues' | 'channels'>;

/** Lists omit episodes unless requested, and each has a page of its own. */
const EVERY_TITLE = { video_types: [...VIDEO_TYPES] };

/** Every sitemap of a site, by how long its lists are now. */
export async function loadSitemapNames(content: Lists): Promise<SitemapName[]> {
  const counts = await Promise.all(SITEMAP_LISTS.map((list) => countOf(content, list)));
  const names = SITEMAP_LISTS.flatMap((kind, index): SitemapName[] => {
    const pages = Math.ceil((counts[index] ?? 0) / SITEMAP_PAGE_SIZE);
    return Array.from({ length: Math.min(pages, MAX_SITEMAPS) }, (_, page) => ({ kind, page: page + 1 }));
  });
  return [{ kind: 'pages' } as const, ...names].slice(0, MAX_SITEMAPS);
}

/** Oldest first, so that a page stays what it was when titles are added. */
export async function loadListEntries(
  content: Lists,
  kind: SitemapList,
  page: number,
  context: { origin: string; site: Promise<Pick<Site, 'assetOrigin'>>; now: Date },
): Promise<SitemapEntry[]> {
  const paging = { page, page_size: SITEMAP_PAGE_SIZE };
  switch (kind) {
    case 'content': {
      const order = { order_by: 'created_date', reverse: false };
      const [{ items }, { assetOrigin }] = await Promise.all([
        content.filter({ filters: EVERY_TITLE, ...paging, ...order }),
        context.site,
      ]);
      return items.map((item) => toContentEntry(item, { ...context, assetOrigin }));
    }
    case 'artists': {
      const { items } = await content.artists(paging);
      return items.map(({ _id }) => ({ path: paths.artistDetail({ id: _id }) }));
    }
    case 'venues': {
      const { items } = await content.venues(paging);
      return items.map(({ _id }) => ({ path: paths.venueDetail({ id: _id }) }));
    }
    case 'channels': {
      const { items } = await content.channels({ filters: {}, ...paging });
      // The index page is listed with the first of them: a site without channels has nothing to show there.
      const list = page === 1 && items.length > 0 ? [{ path: paths.channels() }] : [];
      return [...list, ...items.map(({ _id }) => ({ path: paths.channel({ id: _id }) }))];
    }
  }
}

/**
 * The pages that are in no list: home, the categories, `links` of the footer and the brand's own static
 * pages.
 */
export async function loadPageEntries(
  user: Pick<UserService, 'customPages'>,
  site: Pick<Site, 'categories'>,
  links: readonly string[],
): Promise<SitemapEntry[]> {
  const own = await user.customPages().catch(emptyOnClientError);
  const staticPages = own.flatMap(({ type, page_url }) => {
    const pageURL = type === 'STATIC' ? staticPageSlug(page_url) : '';
    return pageURL ? [paths.staticPage({ pageURL })] : [];
  });
  const categories = site.categories.map(({ id }) => paths.category({ id }));
  const all = [paths.home(), paths.artists(), paths.venues(), ...categories, ...links, ...staticPages];
  return [...new Set(all)].map((path) => ({ path }));
}

/** A backend that has no such list has none to name; its contents are what a site is about. */
async function countOf(content: Lists, kind: SitemapList): Promise<number> {
  if (kind === 'content') return (await content.filter({ filters: EVERY_TITLE, page_size: 0 })).total;
  const count = await content[kind]({ page_size: 0 }).catch(emptyOnClientError);
  return 'total' in count ? count.total : 0;
}

function emptyOnClientError(error: unknown): [] {
  if (isClientError(error)) return [];
  throw error;
}
