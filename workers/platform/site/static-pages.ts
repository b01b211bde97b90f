import type { Localise } from '#app/lib/localise.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import type { StaticPageRow } from '#workers/platform/storage/site-store.ts';

export const staticPages: Handler<'staticPages'> = async ({ store, localise }) => {
  const pages = await store.site.staticPages();
  return { data: pages.map((page) => toStaticPage(page, localise)) };
};

export function toStaticPage(row: StaticPageRow, localise: Localise) {
  return {
    type: row.type,
    title: localise(row.title) ?? '',
    visible_on_website: row.visibleOnWebsite,
    content: localise(row.content),
    page_url: row.pageUrl,
  };
}
