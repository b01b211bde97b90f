import * as v from 'valibot';
import { pagingEntries } from './filters.ts';
import { LIMITS } from './limits.ts';
import { PictureSchema } from './picture.ts';
import {
  CountSchema,
  DescriptionSchema,
  IdRefSchema,
  IdSchema,
  NameSchema,
  RatingSchema,
  restriction,
  SecondsSchema,
  TimeSchema,
  TitleSchema,
} from './primitives.ts';
import { lenientArray, maybe, orElse, plainObject } from './reading.ts';
import { VideoTypeSchema } from './video-type.ts';

const ChannelCategorySchema = v.object({ _id: maybe(IdSchema), name: NameSchema });

export const ChannelSchema = v.object({
  _id: IdSchema,
  name: NameSchema,
  title: maybe(TitleSchema),
  description: maybe(DescriptionSchema),
  category: maybe(lenientArray(ChannelCategorySchema, LIMITS.shortList)),
  is_restricted: restriction(),
  is_login_required: restriction(),
  active_subscription: maybe(lenientArray(IdRefSchema, LIMITS.shortList)),
  active_ppv: maybe(lenientArray(IdRefSchema, LIMITS.shortList)),
  logo: maybe(PictureSchema),
  banner: maybe(PictureSchema),
  thumbnail: maybe(PictureSchema),
  average_rating: maybe(RatingSchema),
  review_count: maybe(CountSchema),
});
export type Channel = v.InferOutput<typeof ChannelSchema>;
export const ChannelListSchema = lenientArray(ChannelSchema, LIMITS.list);

export const RelatedChannelSchema = v.object({
  channel_id: IdSchema,
  name: NameSchema,
  thumbnail: maybe(PictureSchema),
});
export type RelatedChannel = v.InferOutput<typeof RelatedChannelSchema>;
export const RelatedChannelListSchema = lenientArray(RelatedChannelSchema, LIMITS.list);

export const ScheduleEntrySchema = v.object({
  content_id: IdSchema,
  start_time: TimeSchema,
  end_time: TimeSchema,
});
export type ScheduleEntry = v.InferOutput<typeof ScheduleEntrySchema>;
/** Eight days of programmes, the shortest a few minutes long. */
export const MAX_SCHEDULE_ENTRIES = 5000;
export const ScheduleSchema = lenientArray(ScheduleEntrySchema, MAX_SCHEDULE_ENTRIES);

const HOUR_MS = 60 * 60 * 1000;
/** Today and the seven days before it (viewer.md §9), where a viewer lives: one of them may have 25 hours. */
export const MAX_SCHEDULE_WINDOW_MS = (8 * 24 + 1) * HOUR_MS;

const windowEntries = { start_time: TimeSchema, end_time: TimeSchema };
const isWindow = ({ start_time, end_time }: Record<'start_time' | 'end_time', string>) => {
  const lengthMs = Date.parse(end_time) - Date.parse(start_time);
  return lengthMs > 0 && lengthMs <= MAX_SCHEDULE_WINDOW_MS;
};

export const ScheduleQuerySchema = v.pipe(
  v.object({ channel_id: IdSchema, ...windowEntries }),
  v.check((query) => isWindow(query)),
  v.description('at most eight days and an hour, from start_time to end_time'),
);

export const MAX_GUIDE_CHANNELS = 200;
/** So many entries stay well below the 2 MB that a caller reads of an answer. */
export const MAX_GUIDE_ENTRIES = 12_000;

export const GuideBodySchema = v.pipe(
  v.strictObject({
    channel_ids: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(MAX_GUIDE_CHANNELS)),
    ...windowEntries,
  }),
  v.check((query) => isWindow(query)),
  v.description('at most eight days and an hour, from start_time to end_time'),
);

/** What a cell of the guide shows of its programme; `duration` is the content's own, not the slot's. */
export const GuideContentSchema = v.object({
  content_id: IdSchema,
  title: TitleSchema,
  video_type: VideoTypeSchema,
  duration: maybe(SecondsSchema),
  thumbnail: maybe(PictureSchema),
});
export type GuideContent = v.InferOutput<typeof GuideContentSchema>;

export const GuideChannelSchema = v.object({ channel_id: IdSchema, entries: ScheduleSchema });
export type GuideChannel = v.InferOutput<typeof GuideChannelSchema>;

/**
 * The schedules of several channels in the requested order, and each content that is on, once. A service
 * leaves out the last channels when the response would be too long: a caller that misses one requests it
 * separately.
 */
export const GuideSchema = plainObject({
  channels: orElse(lenientArray(GuideChannelSchema, MAX_GUIDE_CHANNELS), () => []),
  contents: orElse(lenientArray(GuideContentSchema, MAX_GUIDE_ENTRIES), () => []),
});
export type Guide = v.InferOutput<typeof GuideSchema>;

export const ChannelListBodySchema = v.strictObject({
  filters: v.optional(
    v.strictObject({ channel_ids: v.nullish(v.pipe(v.array(IdSchema), v.maxLength(LIMITS.ids))) }),
    {},
  ),
  ...pagingEntries,
});
/** Conditions on channels: the categories are alternatives, the conditions must all hold. */
export const ChannelFilterBodySchema = v.strictObject({
  filters: v.optional(
    v.strictObject({
      channel_ids: v.nullish(v.pipe(v.array(IdSchema), v.maxLength(LIMITS.ids))),
      category: v.nullish(v.pipe(v.array(IdSchema), v.maxLength(LIMITS.ids))),
      is_restricted: v.nullish(v.boolean()),
    }),
    {},
  ),
  ...pagingEntries,
});
export const RelatedChannelBodySchema = v.strictObject({ filters: v.optional(v.strictObject({}), {}) });
