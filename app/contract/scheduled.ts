import * as v from 'valibot';
import { DocumentIdSchema, EditorSchema } from './editing.ts';
import { LIMITS } from './limits.ts';
import { IdSchema, text } from './primitives.ts';
import { FindingListSchema } from './publishing.ts';
import { lenientArray, maybe } from './reading.ts';

/** Of one brand at a time. */
export const MAX_WAITING = 50;
/** How far ahead a time may be. */
export const MAX_SCHEDULE_DAYS = 366;

const SCHEDULED_STATES = ['waiting', 'done', 'taken_back', 'failed'] as const;
export type ScheduledState = (typeof SCHEDULED_STATES)[number];

/** Drafts that are published at a time, as they were when it was set (edit-mode.md §10). */
export const ScheduledPublishSchema = v.object({
  _id: IdSchema,
  name: text(LIMITS.name),
  actor: EditorSchema,
  created_date: text(40),
  /** When viewers get it. */
  time: text(40),
  state: v.picklist(SCHEDULED_STATES),
  documents: lenientArray(DocumentIdSchema, LIMITS.shortList),
  /** Why it failed; nothing of it was published then. */
  findings: FindingListSchema,
  /** The version that came of it. */
  snapshot: maybe(IdSchema),
});
export const ScheduledListSchema = lenientArray(ScheduledPublishSchema, LIMITS.shortList);
export type ScheduledPublish = v.InferOutput<typeof ScheduledPublishSchema>;
