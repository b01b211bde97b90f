import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { defineKind, namedBy } from './entity-kind.ts';
import { RequiredTime } from './fields.ts';

const MAX_SLOTS = 2_000;
/** Of a year, one an hour; some of a request's megabyte. */
const MAX_DATED = 9_000;
const DAY_SECONDS = 86_400;
const CLOCK_PATTERN = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$|^24:00(?::00)?$/;

const ORDER = 'programmes must follow each other without overlapping, and each must end after its start';

const ClockSchema = v.pipe(
  v.string(),
  v.regex(CLOCK_PATTERN, 'must be a time of the day in UTC such as 06:30 or 24:00'),
  v.transform((time) => (time.length === 5 ? `${time}:00` : time)),
);

const SlotSchema = v.strictObject({ start: ClockSchema, end: ClockSchema, title: IdSchema });
const DatedSchema = v.strictObject({ start: RequiredTime, end: RequiredTime, title: IdSchema });

/** What a channel shows; its id is the channel's. One without programmes is none. */
export const ScheduleSchema = v.strictObject({
  /** A day that repeats for ever. */
  daily: v.optional(
    v.pipe(
      v.array(SlotSchema),
      v.maxLength(MAX_SLOTS),
      v.check((slots) => areInOrder(slots), ORDER),
    ),
    [],
  ),
  /** Programmes of a date, in the place of the daily ones that they overlap. */
  dated: v.optional(
    v.pipe(
      v.array(DatedSchema),
      v.maxLength(MAX_DATED),
      v.check((dated) => areInOrder(dated), ORDER),
      v.check(
        (dated) => dated.every(({ start, end }) => Date.parse(end) - Date.parse(start) <= DAY_SECONDS * 1000),
        'a programme lasts a day at most',
      ),
    ),
    [],
  ),
});
export type ScheduleValue = v.InferOutput<typeof ScheduleSchema>;

export const scheduleKind = defineKind('schedule', ScheduleSchema, {
  references: ({ daily, dated }, id) => [
    ...namedBy('id', 'channel', id),
    ...daily.flatMap(({ title }, at) => namedBy(`daily.${at}.title`, 'title', title)),
    ...dated.flatMap(({ title }, at) => namedBy(`dated.${at}.title`, 'title', title)),
  ],
});

/** Both forms of time sort as texts. */
function areInOrder(programmes: readonly { start: string; end: string }[]): boolean {
  return programmes.every(
    ({ start, end }, at) => start < end && (at === 0 || (programmes[at - 1]?.end ?? '') <= start),
  );
}
