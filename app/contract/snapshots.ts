import * as v from 'valibot';
import { CommandIdSchema, DocumentIdListSchema, DocumentIdSchema, EditorSchema } from './editing.ts';
import { LIMITS } from './limits.ts';
import { IdSchema, text } from './primitives.ts';
import { FINDING_RULES, FindingListSchema } from './publishing.ts';
import { lenientArray, maybe } from './reading.ts';

export const SNAPSHOT_KINDS = ['publish', 'before', 'rollback', 'scheduled', 'checkpoint'] as const;
export type SnapshotKind = (typeof SNAPSHOT_KINDS)[number];
export const SnapshotSchema = v.object({
  _id: IdSchema,
  kind: v.picklist(SNAPSHOT_KINDS),
  name: text(LIMITS.name),
  actor: EditorSchema,
  time: text(40),
  documents: DocumentIdListSchema,
});
export const SnapshotListSchema = lenientArray(SnapshotSchema, LIMITS.list);
export type Snapshot = v.InferOutput<typeof SnapshotSchema>;

export const CheckpointBodySchema = v.strictObject({
  command_id: CommandIdSchema,
  name: v.optional(text(LIMITS.name)),
});
export const CheckpointedSchema = v.object({
  /** Absent where no draft has changes. */
  snapshot: maybe(IdSchema),
  documents: DocumentIdListSchema,
});
export type Checkpointed = v.InferOutput<typeof CheckpointedSchema>;

export const SnapshotChangesQuerySchema = v.object({
  /** What the version is compared with: what would be replaced. */
  to: v.optional(v.picklist(['draft', 'published']), 'draft'),
});
export const RestoreBodySchema = v.strictObject({
  command_id: CommandIdSchema,
  /** All of the version, without it. */
  documents: v.optional(v.pipe(v.array(DocumentIdSchema), v.minLength(1), v.maxLength(LIMITS.shortList))),
  /** Viewers see it at once; else it becomes the draft. */
  publish: v.optional(v.boolean(), false),
  /** Rules whose warnings do not keep it from viewers. */
  accept: v.optional(v.pipe(v.array(v.picklist(FINDING_RULES)), v.maxLength(FINDING_RULES.length)), []),
});
export const RestoredSchema = v.object({
  documents: DocumentIdListSchema,
  /** Of what was published. Absent where findings hold it up, or viewers have the version already. */
  snapshot: maybe(IdSchema),
  /** Of what is to be published: the version is checked as drafts are. */
  findings: FindingListSchema,
});
