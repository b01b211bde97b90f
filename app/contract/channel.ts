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
  TimeSchema,
  TitleSchema,
} from './primitives.ts';
import { lenientArray, maybe } from './reading.ts';

const ChannelCategorySchema = v.object({ _id: maybe(IdSchema), name: NameSchema });

export const ChannelSchema = v.object({
  _id: IdSchema,
  name: NameSchema,
  title: maybe(TitleSchema),
  description: maybe(DescriptionSchema),
  category: maybe(lenientArray(ChannelCategorySchema, LIMITS.shortList)),
  is_restricted: maybe(v.boolean()),
  is_login_required: maybe(v.boolean()),
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
export const ScheduleSchema = lenientArray(ScheduleEntrySchema, 5000);

export const ScheduleQuerySchema = v.object({
  channel_id: IdSchema,
  start_time: TimeSchema,
  end_time: TimeSchema,
});

export const ChannelListBodySchema = v.strictObject({
  filters: v.optional(
    v.strictObject({ channel_ids: v.nullish(v.pipe(v.array(IdSchema), v.maxLength(LIMITS.ids))) }),
    {},
  ),
  ...pagingEntries,
});
export const RelatedChannelBodySchema = v.strictObject({ filters: v.optional(v.strictObject({}), {}) });
