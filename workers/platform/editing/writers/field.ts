import { asc } from 'drizzle-orm';
import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import { uniqueCheck } from '#workers/platform/editing/unique-check.ts';
import { customMetadataFields } from '#workers/platform/storage/schema/catalogue.ts';

export const fieldWriter = tableWriter(
  'field',
  {
    table: customMetadataFields,
    id: 'id',
    names: ['key', 'name'],
    order: [asc(customMetadataFields.position)],
    toRow: ({ key, name, position }) => ({ key, name, position }),
    toValue: ({ key, name, position }) => ({ key, name, position }),
  },
  {
    check: uniqueCheck({
      table: customMetadataFields,
      id: customMetadataFields.id,
      column: customMetadataFields.key,
      kind: 'field',
      path: 'key',
      keyOf: ({ key }) => String(key),
    }),
  },
);
