import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import { swimlanes } from '#workers/platform/storage/schema/presentation.ts';

export const laneWriter = tableWriter('lane', {
  table: swimlanes,
  id: 'id',
  toRow: ({ name, filters, order_by, reverse, position }) => ({
    name,
    filters,
    orderBy: order_by,
    reverse,
    position,
  }),
  toValue: ({ name, filters, orderBy, reverse, position }) => ({
    name,
    filters,
    order_by: orderBy,
    reverse,
    position,
  }),
});
