import * as v from 'valibot';
import { DocumentIdSchema, EditedBlockSchema, ListedDocumentSchema } from './editing.ts';
import { LIMITS } from './limits.ts';
import { IdSchema, LanguageSchema } from './primitives.ts';
import { lenientArray, maybe } from './reading.ts';

/** `draft`, `published`, or the id of a version. */
const StateSchema = v.optional(IdSchema);
export const ComparedQuerySchema = v.object({ from: StateSchema, to: StateSchema });

const StateOfDocumentSchema = v.object({
  /** Of texts that are plain strings. */
  language: LanguageSchema,
  blocks: v.pipe(v.array(EditedBlockSchema), v.maxLength(LIMITS.shortList)),
  fields: v.record(v.string(), v.unknown()),
});

/** A document that differs between two states of the site, as it is in both. */
const ComparedDocumentSchema = v.object({
  document: DocumentIdSchema,
  kind: ListedDocumentSchema.entries.kind,
  title: ListedDocumentSchema.entries.title,
  page_url: ListedDocumentSchema.entries.page_url,
  type: ListedDocumentSchema.entries.type,
  /** Absent where there was none yet. */
  before: maybe(StateOfDocumentSchema),
  after: maybe(StateOfDocumentSchema),
});
export const ComparedDocumentsSchema = lenientArray(ComparedDocumentSchema, LIMITS.list);
export type ComparedDocument = v.InferOutput<typeof ComparedDocumentSchema>;
