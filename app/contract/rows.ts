import * as v from 'valibot';
import { ChannelSchema, GuideContentSchema } from './channel.ts';
import { ContentListSchema, ParentRefSchema } from './content.ts';
import { LIMITS } from './limits.ts';
import { TimeSchema } from './primitives.ts';
import { lenientArray, maybe, orElse, plainObject } from './reading.ts';

/** What a row shows that is not of titles that its owner picks or has rules for. */
export const ROW_KINDS = ['my_list', 'because_watched', 'new_episodes', 'top_10', 'on_now'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** The kind that a lane block's `type` names, in capitals as its other types; null for those. */
export function rowKindOf(type: string | undefined): RowKind | null {
  return ROW_KINDS.find((kind) => kind.toUpperCase() === type) ?? null;
}

/** Titles like one that the viewer has watched, without those that the viewer knows. */
const BecauseWatchedSchema = v.object({
  watched: ParentRefSchema,
  data: orElse(ContentListSchema, () => []),
});

export const ViewerRowsSchema = plainObject({
  my_list: orElse(ContentListSchema, () => []),
  because_watched: maybe(BecauseWatchedSchema),
  /** Episodes, one a series, each with its `parent`. */
  new_episodes: orElse(ContentListSchema, () => []),
});
export type ViewerRows = v.InferOutput<typeof ViewerRowsSchema>;

export const OnNowEntrySchema = v.object({
  channel: ChannelSchema,
  content: GuideContentSchema,
  start_time: TimeSchema,
  end_time: TimeSchema,
});
export type OnNowEntry = v.InferOutput<typeof OnNowEntrySchema>;
export const OnNowSchema = lenientArray(OnNowEntrySchema, LIMITS.list);
