import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import { staticPages } from '#workers/platform/storage/schema/account.ts';

export const infoPageWriter = tableWriter('info-page', {
  table: staticPages,
  id: 'type',
  toRow: ({ title, page_url, is_visible, content, position }) => ({
    title,
    pageUrl: page_url,
    visibleOnWebsite: is_visible,
    content,
    position,
  }),
  toNewRow: (_value, type) => ({ id: `page-${type.toLowerCase()}` }),
  toValue: ({ title, pageUrl, visibleOnWebsite, content, position }) => ({
    title,
    page_url: pageUrl,
    is_visible: visibleOnWebsite,
    content,
    position,
  }),
});
