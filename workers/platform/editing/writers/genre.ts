import { asc } from 'drizzle-orm';
import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import { genres } from '#workers/platform/storage/schema/catalogue.ts';

export const genreWriter = tableWriter('genre', {
  table: genres,
  id: 'id',
  names: ['name'],
  order: [asc(genres.position)],
  toRow: ({ name, position }) => ({ name, position }),
  toValue: ({ name, position }) => ({ name, position }),
});
