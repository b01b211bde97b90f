import { sql } from 'drizzle-orm';
import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import { uniqueCheck } from '#workers/platform/editing/unique-check.ts';
import { cmsPages } from '#workers/platform/storage/schema/presentation.ts';
import { withKnownUrls, withOldUrls } from './old-urls.ts';

export const pageWriter = tableWriter(
  'page',
  {
    table: cmsPages,
    id: 'id',
    toRow: (page) => ({
      type: page.type,
      pageUrl: page.page_url,
      oldUrls: page.old_urls ?? null,
      title: page.title ?? null,
      content: page.type === 'STATIC' ? page.content : null,
      components:
        page.type === 'CUSTOM' ? (page.components as (typeof cmsPages.$inferInsert)['components']) : null,
    }),
    onWrite: (now) => ({ modifiedDate: now }),
    toValue: ({ type, pageUrl, oldUrls, title, content, components }) => ({
      type,
      page_url: pageUrl,
      old_urls: oldUrls,
      title,
      ...(type === 'STATIC' ? { content } : { components }),
    }),
  },
  {
    complete: ({ value, old }) => withOldUrls(withKnownUrls(value, old), old),
    check: uniqueCheck({
      table: cmsPages,
      id: cmsPages.id,
      column: sql`${cmsPages.type} || ' ' || ${cmsPages.pageUrl}`,
      kind: 'page',
      path: 'page_url',
      keyOf: ({ type, page_url }) => `${type} ${page_url}`,
      words: ({ page_url }) => String(page_url),
    }),
  },
);
