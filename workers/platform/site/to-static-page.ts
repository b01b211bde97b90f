import type { Localise } from '#workers/platform/http/localise.ts';
import type { StaticPageRow } from '#workers/platform/storage/site-store.ts';

export function toStaticPage(row: StaticPageRow, localise: Localise) {
  return {
    type: row.type,
    title: localise(row.title) ?? '',
    visible_on_website: row.visibleOnWebsite,
    content: localise(row.content),
    page_url: row.pageUrl,
  };
}
