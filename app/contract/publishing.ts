import * as v from 'valibot';
import {
  CommandIdSchema,
  CommandSchema,
  DocumentIdListSchema,
  DocumentIdSchema,
  ListedDocumentSchema,
  MAX_DOCUMENTS,
  MAX_WAY,
  RevisionSchema,
} from './editing.ts';
import { LIMITS } from './limits.ts';
import { IdSchema, TimeSchema, text } from './primitives.ts';
import { lenientArray, maybe, orElse } from './reading.ts';

/** What became of a block, as people see it: a block that moved may be changed as well. */
export const BLOCK_CHANGES = ['added', 'removed', 'changed', 'moved'] as const;
/** How a document would change, of a draft's publishing or a version's return. */
export const DocumentChangesSchema = v.object({
  document: DocumentIdSchema,
  kind: ListedDocumentSchema.entries.kind,
  title: ListedDocumentSchema.entries.title,
  page_url: ListedDocumentSchema.entries.page_url,
  type: ListedDocumentSchema.entries.type,
  revision: RevisionSchema,
  /** There is none yet. */
  is_new: orElse(v.boolean(), () => false),
  blocks: lenientArray(
    v.object({
      id: IdSchema,
      component_key: text(LIMITS.key),
      /** From 1; of one that goes, where it is now. */
      position: v.pipe(v.number(), v.integer(), v.minValue(1)),
      changes: lenientArray(v.picklist(BLOCK_CHANGES), BLOCK_CHANGES.length),
      /** Fields that differ; `config` is the layout. */
      names: lenientArray(text(LIMITS.key), LIMITS.shortList),
    }),
    2 * LIMITS.shortList,
  ),
  /** What is no block: title, address, rich text, fields of a form. */
  fields: lenientArray(text(LIMITS.key), LIMITS.shortList),
});
export const DocumentChangesListSchema = lenientArray(DocumentChangesSchema, MAX_DOCUMENTS);
export type DocumentChanges = v.InferOutput<typeof DocumentChangesSchema>;

/** Why a draft is not published, or would rather not be (edit-mode.md §10). */
export const FINDING_RULES = [
  'fault',
  'changed_elsewhere',
  'changed_meanwhile',
  'link_gone',
  'link_insecure',
  'link_unsafe',
  'picture_gone',
  'picture_without_words',
  'language_missing',
  'address_taken',
  'address_reserved',
  'block_empty',
  'picture_small',
  'heading_missing',
  'colour_moved',
  'link_moved',
  'row_empty',
  'row_locked',
  'picture_heavy',
  'first_screen_heavy',
  'first_screen_moves',
  'role_gone',
] as const;
export const FindingSchema = v.object({
  document: DocumentIdSchema,
  block: maybe(IdSchema),
  way: maybe(text(MAX_WAY)),
  rule: v.picklist(FINDING_RULES),
  /** `stop` cannot be accepted. */
  level: v.picklist(['stop', 'warn']),
  /** In English; of rules that have words of their own, what it is about: an address, a key, languages. */
  message: text(LIMITS.message),
  /** What mends it at once, as a command of the draft. */
  fix: maybe(CommandSchema),
});
export const FindingListSchema = lenientArray(FindingSchema, 1000);
export type Finding = v.InferOutput<typeof FindingSchema>;

export const PublishBodySchema = v.strictObject({
  command_id: CommandIdSchema,
  /** All that is changed, without it. */
  documents: v.optional(v.pipe(v.array(DocumentIdSchema), v.minLength(1), v.maxLength(LIMITS.shortList))),
  name: v.optional(text(LIMITS.name)),
  /** Of the drafts as the sender saw them: what somebody changed since is looked at first. */
  revisions: v.optional(v.record(DocumentIdSchema, RevisionSchema), {}),
  /** Rules whose warnings do not hold it up. */
  accept: v.optional(v.pipe(v.array(v.picklist(FINDING_RULES)), v.maxLength(FINDING_RULES.length)), []),
  /** When viewers get it; without it, now. */
  at: v.optional(TimeSchema),
});
export const PublishedSchema = v.object({
  /** Absent where findings hold it up, or nothing is changed. */
  snapshot: maybe(IdSchema),
  /** Of what was given a time. */
  scheduled: maybe(IdSchema),
  documents: DocumentIdListSchema,
  findings: FindingListSchema,
});
export type Published = v.InferOutput<typeof PublishedSchema>;
