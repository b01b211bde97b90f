import * as v from 'valibot';
import { IdSchema, TimeSchema, text } from './primitives.ts';
import { lenientArray, maybe } from './reading.ts';

/** Of one viewer: so many events that are still to come. */
export const MAX_REMINDERS = 200;

/** An upcoming title, or a programme: what a channel shows from `start_time` on. */
export const ReminderSchema = v.object({
  content_id: IdSchema,
  channel_id: maybe(IdSchema),
  /** When it starts, as far as is known. */
  start_time: TimeSchema,
});
export type Reminder = v.InferOutput<typeof ReminderSchema>;
export const ReminderListSchema = lenientArray(ReminderSchema, MAX_REMINDERS);

const eventEntries = {
  content_id: v.optional(IdSchema),
  channel_id: v.optional(IdSchema),
  start_time: v.optional(TimeSchema),
};
type EventFields = { [Key in keyof typeof eventEntries]?: string | undefined };
const isOneEvent = ({ content_id, channel_id, start_time }: EventFields) =>
  content_id === undefined
    ? channel_id !== undefined && start_time !== undefined
    : channel_id === undefined && start_time === undefined;
const EVENT_WORDS = 'content_id of a title, or channel_id and start_time of a programme';

export const ReminderQuerySchema = v.pipe(
  v.object(eventEntries),
  v.check((event) => isOneEvent(event)),
  v.description(EVENT_WORDS),
);

/** `time_zone`: where the viewer lives, an IANA name; the mail writes its times so. */
export const ReminderBodySchema = v.pipe(
  v.strictObject({ ...eventEntries, time_zone: v.nullish(text(64)) }),
  v.check((event) => isOneEvent(event)),
  v.description(EVENT_WORDS),
);
