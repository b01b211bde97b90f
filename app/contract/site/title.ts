import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import {
  AssetKeySchema,
  IdSchema,
  LanguageSchema,
  requiredText,
  SafeUrlSchema,
  SecondsSchema,
} from '#app/contract/primitives.ts';
import { defineKind, namedBy, namedIn, type Reference } from './entity-kind.ts';
import {
  flag,
  IdSet,
  Ids,
  OptionalId,
  OptionalTexts,
  Picture,
  requiredTexts,
  Time,
  texts,
  withoutEmptyLists,
} from './fields.ts';

const MAX_SERIAL = 100_000;

const Serial = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SERIAL)));

/** What viewers may skip, in seconds of the film. */
const SkippedStretch = v.optional(
  v.pipe(
    v.strictObject({ start: SecondsSchema, end: SecondsSchema }),
    v.check(({ start, end }) => start < end, 'start is before end'),
  ),
);

/** What titles and playlists have in common. */
export const titleEntries = {
  is_published: flag(true),
  title: requiredTexts(LIMITS.title),
  description: OptionalTexts,
  thumbnail: Picture,
  poster: Picture,
  preview: Picture,
  /** Key of the trailer's playlist. */
  trailer: v.optional(AssetKeySchema),
  original_language: v.optional(LanguageSchema),
  publish_time: Time,
  release_time: Time,
  /** When it was added, by which lists are ordered; the moment of writing where a new one names none. */
  created_date: Time,
  duration_seconds: v.optional(v.pipe(SecondsSchema, v.integer())),
  is_restricted: flag(false),
  is_login_required: flag(false),
  /** Rating label. */
  rating: OptionalId,
  categories: Ids,
  genres: Ids,
  /** Subscriptions that open it, and pay-per-view plans that do. */
  plans: IdSet,
  ppv_plans: IdSet,
  venues: Ids,
  /** People by role, such as `director`. */
  people: v.optional(
    v.pipe(
      v.record(requiredText(LIMITS.name), Ids),
      v.transform((lists) => withoutEmptyLists(lists)),
    ),
    {},
  ),
  /** Custom metadata: by the field's id, its values. */
  metadata: v.optional(
    v.pipe(
      v.record(IdSchema, v.pipe(v.array(texts(LIMITS.value)), v.maxLength(LIMITS.shortList))),
      v.transform((lists) => withoutEmptyLists(lists)),
    ),
    {},
  ),
};

/** A plan opens a title as a subscription or as pay-per-view. */
export const arePlansDistinct = ({ plans, ppv_plans }: { plans: string[]; ppv_plans: string[] }) =>
  !ppv_plans.some((id) => plans.includes(id));
export const PLAN_TWICE = 'a plan is among plans or ppv_plans, not both';

export const TitleSchema = v.pipe(
  v.strictObject({
    /** A single video, a series, its episode, a live stream, or one that can be watched again. */
    video_type: v.picklist(['SPV', 'MPVP', 'MPVC', 'LIVE', 'VOD_LIVE']),
    ...titleEntries,
    /** Its film; of a live stream, what it loops. */
    asset: OptionalId,
    /** Address of a stream elsewhere, instead of an asset. */
    stream_link: v.optional(SafeUrlSchema),
    is_live: flag(false),
    live_expiry_time: Time,
    live_comments_applicable: flag(false),
    /** Of an episode: its series, and its place there from 1. */
    parent: OptionalId,
    serial_no: Serial,
    /** Where the series has seasons: which, and the episode's number there. */
    season: Serial,
    episode: Serial,
    intro: SkippedStretch,
    recap: SkippedStretch,
    credits: SkippedStretch,
  }),
  v.forward(
    v.partialCheck(
      [['video_type'], ['parent']],
      ({ video_type, parent }) => parent === undefined || video_type === 'MPVC',
      'only an episode (video_type MPVC) has one',
    ),
    ['parent'],
  ),
  v.forward(v.partialCheck([['plans'], ['ppv_plans']], arePlansDistinct, PLAN_TWICE), ['ppv_plans']),
  v.forward(
    v.partialCheck(
      [['asset'], ['stream_link']],
      ({ asset, stream_link }) => asset === undefined || stream_link === undefined,
      'a title has an asset or a stream_link, not both',
    ),
    ['stream_link'],
  ),
);
export type TitleValue = v.InferOutput<typeof TitleSchema>;

export const titleKind = defineKind('title', TitleSchema, {
  references: (title) => [
    ...sharedReferences(title),
    ...namedBy('asset', 'asset', title.asset),
    ...namedBy('parent', 'title', title.parent),
  ],
});

type Shared = Pick<
  TitleValue,
  'rating' | 'categories' | 'genres' | 'plans' | 'ppv_plans' | 'venues' | 'people' | 'metadata'
>;

export function sharedReferences(title: Shared): Reference[] {
  return [
    ...namedBy('rating', 'rating', title.rating),
    ...namedIn('categories', 'category', title.categories),
    ...namedIn('genres', 'genre', title.genres),
    ...namedIn('plans', 'plan', title.plans),
    ...namedIn('ppv_plans', 'plan', title.ppv_plans),
    ...namedIn('venues', 'venue', title.venues),
    ...Object.entries(title.people).flatMap(([role, ids]) => namedIn(`people.${role}`, 'person', ids)),
    ...Object.keys(title.metadata).map((id) => ({ kind: 'field' as const, id, path: `metadata.${id}` })),
  ];
}
