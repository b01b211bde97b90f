import { type Localise, localiseDeep } from '#app/lib/localise.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import type { CmsPageRow } from '#workers/platform/storage/site-store.ts';

export const customPages: Handler<'customPages'> = async ({ store, localise }) => {
  const pages = await store.site.cmsPages();
  return { data: pages.map((page) => toCustomPage(page, localise)) };
};

export function toCustomPage(row: CmsPageRow, localise: Localise) {
  const shared = {
    page_url: row.pageUrl,
    title: localise(row.title),
    ...(row.oldUrls && { old_urls: row.oldUrls }),
  };
  return row.type === 'STATIC'
    ? { type: 'STATIC', ...shared, content: localise(row.content) ?? '' }
    : { type: 'CUSTOM', ...shared, components: localiseDeep(row.components ?? [], localise) };
}
