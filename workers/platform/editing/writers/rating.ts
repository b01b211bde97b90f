import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import { contentRatings } from '#workers/platform/storage/schema/catalogue.ts';

export const ratingWriter = tableWriter('rating', {
  table: contentRatings,
  id: 'id',
  toRow: ({ name, description = null, icon = null }) => ({ name, description, iconS3Key: icon }),
  toValue: ({ name, description, iconS3Key }) => ({ name, description, icon: iconS3Key }),
});
