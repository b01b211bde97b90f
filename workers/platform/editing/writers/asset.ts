import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import { mediaAssets } from '#workers/platform/storage/schema/catalogue.ts';

export const assetWriter = tableWriter('asset', {
  table: mediaAssets,
  id: 'id',
  toRow: ({ duration_seconds, heights, captions, has_thumbnails }) => ({
    durationSeconds: duration_seconds,
    heights,
    captions,
    hasThumbnails: has_thumbnails,
  }),
  toNewRow: (_value, _id, now) => ({ createdDate: now }),
  toValue: ({ durationSeconds, heights, captions, hasThumbnails }) => ({
    duration_seconds: durationSeconds,
    heights,
    captions,
    has_thumbnails: hasThumbnails,
  }),
});
