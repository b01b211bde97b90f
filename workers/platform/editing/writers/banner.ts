import { asc } from 'drizzle-orm';
import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import { banners } from '#workers/platform/storage/schema/presentation.ts';

export const bannerWriter = tableWriter('banner', {
  table: banners,
  id: 'id',
  order: [asc(banners.position)],
  toRow: ({ image, title = null, url = null, position }) => ({
    imageS3Key: image,
    objectType: url === null ? 'CONTENT' : 'EXTERNAL_URL',
    objectId: title,
    url,
    position,
  }),
  toValue: ({ imageS3Key, objectId, url, position }) => ({
    image: imageS3Key,
    title: objectId,
    url,
    position,
  }),
});
