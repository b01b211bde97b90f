import { asc } from 'drizzle-orm';
import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import { categories } from '#workers/platform/storage/schema/catalogue.ts';

export const categoryWriter = tableWriter('category', {
  table: categories,
  id: 'id',
  names: ['name'],
  order: [asc(categories.position)],
  toRow: ({ name, is_active, position }) => ({ name, isActive: is_active, position }),
  toValue: ({ name, isActive, position }) => ({ name, is_active: isActive, position }),
});
