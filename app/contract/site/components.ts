import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { IdSchema, requiredText } from '#app/contract/primitives.ts';

/** edit-mode.md §3: blocks a page, and bytes of a document. */
const MAX_BLOCKS = 80;
const MAX_DOCUMENT_CHARS = 200 * 1024;

const DataSchema = v.looseObject({ component_key: requiredText(LIMITS.key) });

/** A block. Texts inside its data may be `{ "$t": { "en": …, "ar": … } }` in place of a string. */
const BlockSchema = v.strictObject({
  id: IdSchema,
  data: DataSchema,
  /** Position to layout style. */
  config: v.optional(v.record(requiredText(LIMITS.key), v.unknown())),
});

/** edit-mode.md §3: 200 KB a document. */
export const hasDocumentSize = (document: unknown) => JSON.stringify(document).length <= MAX_DOCUMENT_CHARS;
export const DOCUMENT_SIZE = `must be at most ${MAX_DOCUMENT_CHARS / 1024} KB`;

export const ComponentsSchema = v.pipe(
  v.array(BlockSchema),
  v.maxLength(MAX_BLOCKS, `must have at most ${MAX_BLOCKS} blocks`),
  v.check(
    (blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length,
    'two blocks have one id: each has its own',
  ),
  v.check((blocks) => hasDocumentSize(blocks), DOCUMENT_SIZE),
);
