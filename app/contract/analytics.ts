import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import {
  CountSchema,
  DaySchema,
  IdSchema,
  NumberSchema,
  SecondsSchema,
  TitleSchema,
  TokenSchema,
} from './primitives.ts';
import { lenientArray, maybe } from './reading.ts';

export const PLAYER_EVENTS = [
  'PLAYER_START',
  'PLAYER_PLAY',
  'PLAYER_PING',
  'PLAYER_PAUSE',
  'PLAYER_SEEK',
  'PLAYER_CLOSE',
  'PLAYER_END',
] as const;
export type PlayerEventName = (typeof PLAYER_EVENTS)[number];

/** The screen class of viewer.md §4. */
export const SOURCES = ['WEB', 'TABLET', 'MOBILE'] as const;
export type PlayerSource = (typeof SOURCES)[number];

const described = <const S extends v.GenericSchema>(schema: S, text: string) =>
  v.pipe(v.fallback(v.nullish(schema), undefined), v.description(text));

/**
 * Measured by the player, all of them optional: a service that does not know them ignores them, and one that
 * cannot read one counts without it. What is counted is counted from the start of the play, so that a lost
 * event loses nothing.
 */
const measurements = {
  sequence: described(CountSchema, 'number of the event within its play, from 0'),
  played_seconds: described(SecondsSchema, 'seconds of the title that have been played, seeks left out'),
  start_ms: described(
    CountSchema,
    'milliseconds from pressing play, or opening the page, to the first frame',
  ),
  rebuffer_count: described(CountSchema, 'how often playing has waited for data since the first frame'),
  rebuffer_seconds: described(SecondsSchema, 'how long it has waited in all'),
};

/** Not strict: players in browsers outlive a deploy, and a lost event is worse than an unknown key. */
export const PlayerEventSchema = v.object({
  event_type: v.literal('PLAYER'),
  event_name: v.picklist(PLAYER_EVENTS),
  content_id: IdSchema,
  player_timestamp: SecondsSchema,
  total_duration: v.pipe(
    SecondsSchema,
    v.description('seconds; 0 where there is no end, as of a live stream'),
  ),
  tracking_id: v.pipe(TokenSchema, v.description('one a play')),
  source: v.picklist(SOURCES),
  variant: v.pipe(v.nullish(CountSchema), v.description('height of the video in pixels')),
  channel_id: described(
    IdSchema,
    'of the channel that shows the title: what is on says nothing about where its viewers left off',
  ),
  ...measurements,
});
export type PlayerEvent = v.InferOutput<typeof PlayerEventSchema>;

/** What `titleAnalytics` can be ordered by; the newest day comes first by default. */
export const TITLE_DAY_ORDERS = [
  'day',
  'starts',
  'minutes',
  'completion',
  'start_ms',
  'rebuffer_seconds',
] as const;
export type TitleDayOrder = (typeof TITLE_DAY_ORDERS)[number];

/** Of one title on one day; a play counts on the day on which it began. */
export const TitleDaySchema = v.object({
  content_id: IdSchema,
  title: maybe(TitleSchema),
  day: DaySchema,
  starts: v.pipe(CountSchema, v.description('plays that began')),
  minutes: v.pipe(NumberSchema, v.description('minutes of the title that were played')),
  completions: v.pipe(CountSchema, v.description('plays that got to where the title counts as finished')),
  completion: v.pipe(NumberSchema, v.description('completions among the starts, 0 to 1')),
  start_ms: maybe(v.pipe(NumberSchema, v.description('mean milliseconds to the first frame'))),
  rebuffer_count: CountSchema,
  rebuffer_seconds: NumberSchema,
});
export type TitleDay = v.InferOutput<typeof TitleDaySchema>;
export const TitleDayListSchema = lenientArray(TitleDaySchema, LIMITS.list);
