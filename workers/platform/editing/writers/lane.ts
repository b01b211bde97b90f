import { asc } from 'drizzle-orm';
import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import { swimlanes } from '#workers/platform/storage/schema/presentation.ts';

export const laneWriter = tableWriter('lane', {
  table: swimlanes,
  id: 'id',
  names: ['name'],
  order: [asc(swimlanes.position)],
  toRow: ({ name, kind, filters, order_by, reverse, position }) => ({
    name,
    kind: kind ?? null,
    filters,
    orderBy: order_by,
    reverse,
    position,
  }),
  toValue: ({ name, kind, filters, orderBy, reverse, position }) => ({
    name,
    kind: kind ?? undefined,
    filters,
    order_by: orderBy,
    reverse,
    position,
  }),
});
