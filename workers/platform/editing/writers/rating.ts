import { ageOfLabel } from '#app/contract/site/rating-age.ts';
import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import { contentRatings } from '#workers/platform/storage/schema/catalogue.ts';

export const ratingWriter = tableWriter('rating', {
  table: contentRatings,
  id: 'id',
  toRow: ({ name, description = null, icon = null, age = ageOfLabel(name) }) => {
    return { name, description, iconS3Key: icon, minAge: age };
  },
  toValue: ({ name, description, iconS3Key, minAge }) => {
    return { name, description, icon: iconS3Key, age: minAge === ageOfLabel(name) ? null : minAge };
  },
});
