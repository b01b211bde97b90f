import * as v from 'valibot';
import { CountSchema, IdSchema, SecondsSchema, TokenSchema } from './primitives.ts';

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

/** Not strict: players in browsers outlive a deploy, and a lost event is worse than an unknown key. */
export const PlayerEventSchema = v.object({
  event_type: v.literal('PLAYER'),
  event_name: v.picklist(PLAYER_EVENTS),
  content_id: IdSchema,
  player_timestamp: SecondsSchema,
  total_duration: SecondsSchema,
  tracking_id: TokenSchema,
  source: v.picklist(SOURCES),
  variant: v.pipe(v.nullish(CountSchema), v.description('height of the video in pixels')),
});
export type PlayerEvent = v.InferOutput<typeof PlayerEventSchema>;
