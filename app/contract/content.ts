import * as v from 'valibot';
import { eachValue, type FilterTerm, FilterTermSchema } from './filters.ts';
import { LIMITS } from './limits.ts';
import { ArtistSchema, VenueSchema } from './people.ts';
import { PictureSchema } from './picture.ts';
import {
  CountSchema,
  DescriptionSchema,
  IdRefSchema,
  IdSchema,
  LanguageSchema,
  NamedRefSchema,
  NameSchema,
  NumberSchema,
  RatingSchema,
  requiredText,
  restriction,
  SafeUrlSchema,
  SecondsSchema,
  StatusSchema,
  TimeSchema,
  TitleSchema,
  text,
} from './primitives.ts';
import {
  completeArray,
  dispensable,
  lenientArray,
  lenientRecord,
  maybe,
  orElse,
  plainObject,
} from './reading.ts';
import { VideoTypeSchema } from './video-type.ts';

/** `status` is absent on a category that is not active. */
export const CategorySchema = v.object({
  _id: IdSchema,
  name: NameSchema,
  type: orElse(text(LIMITS.key), () => 'category'),
  status: maybe(StatusSchema),
});
export type Category = v.InferOutput<typeof CategorySchema>;
export const CategoryListSchema = lenientArray(CategorySchema, LIMITS.list);

/** An artist beside a content: `{ id, name }` on the wire, `_id` read as `id` too. */
const RoleArtistSchema = v.union([
  v.object({ id: IdSchema, name: NameSchema }),
  v.pipe(
    v.object({ _id: IdSchema, name: NameSchema }),
    v.transform(({ _id, name }) => ({ id: _id, name })),
  ),
]);

/** `value` may hold several, comma separated. */
export const CustomMetadataSchema = v.object({
  id: maybe(IdSchema),
  name: requiredText(LIMITS.name),
  value: text(LIMITS.value),
});
export type CustomMetadata = v.InferOutput<typeof CustomMetadataSchema>;

const ContentRatingSchema = v.object({
  name: NameSchema,
  description: maybe(DescriptionSchema),
  icon: maybe(PictureSchema),
});

/** A stretch of a film that viewers may skip, in seconds from its beginning. One that has no length is none. */
export const StretchSchema = v.pipe(
  v.object({ start: SecondsSchema, end: SecondsSchema }),
  v.check(({ start, end }) => start < end, 'starts before it ends'),
);
export type Stretch = v.InferOutput<typeof StretchSchema>;

export const ParentRefSchema = v.object({ content_id: IdSchema, title: TitleSchema });

const contentEntries = {
  content_id: IdSchema,
  id: maybe(IdSchema),
  title: TitleSchema,
  description: maybe(DescriptionSchema),
  thumbnail: maybe(PictureSchema),
  poster: maybe(PictureSchema),
  preview: maybe(PictureSchema),
  stream: maybe(v.object({ link: maybe(SafeUrlSchema) })),
  is_live: maybe(v.boolean()),
  publish_time: maybe(TimeSchema),
  live_expiry_time: maybe(TimeSchema),
  release_time: maybe(TimeSchema),
  created_date: maybe(TimeSchema),
  modified_date: maybe(TimeSchema),
  duration: maybe(SecondsSchema),
  average_rating: maybe(RatingSchema),
  review_count: maybe(CountSchema),
  is_restricted: restriction(),
  is_login_required: restriction(),
  active_subscription: maybe(lenientArray(IdRefSchema, LIMITS.shortList)),
  active_ppv_subscription: maybe(lenientArray(IdRefSchema, LIMITS.shortList)),
  content_rating: maybe(ContentRatingSchema),
  live_comments_applicable: maybe(v.boolean()),
  resume_timestamp: maybe(SecondsSchema),
  artists: maybe(lenientRecord(lenientArray(RoleArtistSchema, LIMITS.shortList), 50, LIMITS.name)),
  category: maybe(lenientArray(NamedRefSchema, LIMITS.shortList)),
  sub_category: maybe(lenientArray(NamedRefSchema, LIMITS.shortList)),
  venues: maybe(lenientArray(NamedRefSchema, LIMITS.shortList)),
  custom_metadata: maybe(lenientArray(CustomMetadataSchema, LIMITS.shortList)),
  serial_no: maybe(NumberSchema),
  /** Of an episode: its series, by which the player finds what comes next. */
  parent: maybe(ParentRefSchema),
  /** Of an episode: its season, and its number there; `serial_no` is its place among all of them. */
  season: maybe(CountSchema),
  episode: maybe(CountSchema),
  intro: maybe(StretchSchema),
  recap: maybe(StretchSchema),
  credits: maybe(StretchSchema),
  source_asset_id: maybe(v.object({ file_metadata: maybe(v.object({ duration: maybe(SecondsSchema) })) })),
  original_language: maybe(LanguageSchema),
  trailer: maybe(PictureSchema),
};

/** What is neither a playlist nor a multi-part parent opens as a single video (viewer.md §2). */
const videoTypeOrSingle = dispensable(VideoTypeSchema, () => 'SPV' as const);

export const ContentSchema = v.object({ ...contentEntries, video_type: videoTypeOrSingle });
export type Content = v.InferOutput<typeof ContentSchema>;
/** What the wire may carry for a content; the platform's answers are typed by it. */
export type ContentWire = v.InferInput<typeof ContentSchema>;
export const ContentListSchema = lenientArray(ContentSchema, LIMITS.list);

/** Parts of a multi-part parent are not always marked as MPVC (viewer.md §3). */
export const ChildContentSchema = v.object({
  ...contentEntries,
  /** Of the medium that the viewer played, whose length may differ from the catalogue's. */
  total_duration: maybe(SecondsSchema),
  /** The viewer has seen it to its end. */
  is_watched: maybe(v.boolean()),
  video_type: orElse(VideoTypeSchema, () => 'MPVC' as const),
});

export const ParentDetailSchema = v.object({
  parent_content: ContentSchema,
  child_content_list: orElse(lenientArray(ChildContentSchema, LIMITS.list), () => []),
});
export type ChildContent = v.InferOutput<typeof ChildContentSchema>;
export type ParentDetail = v.InferOutput<typeof ParentDetailSchema>;

export const AutoPayloadSchema = v.object({
  ...FilterTermSchema.entries,
  type: v.picklist(['system_defined', 'custom_defined']),
});
export type AutoPayload = FilterTerm & Pick<v.InferOutput<typeof AutoPayloadSchema>, 'type'>;

/** The rules of an automatic playlist or lane; none where one of them cannot be read or names no value. */
export const AutoPayloadsSchema = v.pipe(
  completeArray(AutoPayloadSchema, LIMITS.shortList),
  v.transform((rules): AutoPayload[] => {
    const isEmpty = rules.some(({ id, value }) => id === undefined && !value?.length);
    const terms = rules.flatMap(eachValue);
    return isEmpty || terms.length > LIMITS.shortList ? [] : terms;
  }),
);

export const PlaylistDataSchema = v.object({
  playlist_type: v.pipe(
    v.string(),
    v.maxLength(LIMITS.key),
    v.transform((type) => (type === 'MANUAL' ? ('MANUAL' as const) : ('AUTOMATIC' as const))),
  ),
  content_data: orElse(lenientArray(IdSchema, LIMITS.ids), () => []),
  auto_payload: orElse(AutoPayloadsSchema, () => []),
});

export const PlaylistSchema = v.object({
  ...contentEntries,
  video_type: orElse(VideoTypeSchema, () => 'PLAYLIST' as const),
  playlist_data: dispensable(PlaylistDataSchema, () => ({
    playlist_type: 'MANUAL' as const,
    content_data: [],
    auto_payload: [],
  })),
});
export type Playlist = v.InferOutput<typeof PlaylistSchema>;

export const TRACK_KINDS = ['captions', 'subtitles', 'thumbnails'] as const;

const TrackSchema = v.object({
  src: SafeUrlSchema,
  lang: maybe(LanguageSchema),
  label: orElse(text(100), () => ''),
  kind: v.picklist(TRACK_KINDS),
});

const ByteCountSchema = v.pipe(v.number(), v.integer(), v.gtValue(0));

const FileNameSchema = v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/));

const UpcomingSegmentSchema = v.object({
  after_ms: v.pipe(v.number(), v.gtValue(0)),
  media_offset: ByteCountSchema,
  media_bytes: ByteCountSchema,
});

/**
 * How a rendition starts: its playlist, and how much of its file holds the head and the first segment; of a
 * stream, which is joined somewhere, how much the head alone, and where the segment lies.
 */
const StartupSchema = v.object({
  /** bit/s, as in the manifest. */
  bandwidth: v.pipe(v.number(), v.gtValue(0)),
  /** Both names are relative to `signed_url`. */
  playlist: FileNameSchema,
  media: maybe(FileNameSchema),
  media_bytes: maybe(ByteCountSchema),
  media_offset: maybe(ByteCountSchema),
  head_bytes: maybe(ByteCountSchema),
  /** Of a stream: the segments that it is joined at this long after the response, earliest first. */
  upcoming: maybe(lenientArray(UpcomingSegmentSchema, 100)),
});

/** `progressive_url`, `tracks`, `poster` are for players without scripts, `openings` for an early start. */
export const WatchSchema = v.object({
  signed_url: v.pipe(SafeUrlSchema, v.minLength(1)),
  progressive_url: maybe(SafeUrlSchema),
  tracks: orElse(lenientArray(TrackSchema, 100), () => []),
  openings: maybe(lenientArray(StartupSchema, 20)),
  poster: maybe(PictureSchema),
  valid_until: maybe(v.pipe(TimeSchema, v.description('when the plan ends that opens it to this viewer'))),
});
export type Watch = v.InferOutput<typeof WatchSchema>;

export const ResumeSchema = dispensable(
  plainObject({ resume_timestamp: orElse(SecondsSchema, () => 0) }),
  () => ({ resume_timestamp: 0 }),
);

/** An entry of "continue watching". */
export const ContinueEntrySchema = v.object({
  content: ContentSchema,
  resume_timestamp: orElse(SecondsSchema, () => 0),
  /** Of the medium that was played, whose length may differ from the catalogue's. */
  total_duration: maybe(SecondsSchema),
  /** Of an episode: its series. */
  parent: maybe(ParentRefSchema),
});
export type ContinueEntry = v.InferOutput<typeof ContinueEntrySchema>;
export const ContinueListSchema = lenientArray(ContinueEntrySchema, LIMITS.list);

export const SearchSchema = plainObject({
  content: orElse(ContentListSchema, () => []),
  artists: orElse(lenientArray(ArtistSchema, LIMITS.list), () => []),
  venues: orElse(lenientArray(VenueSchema, LIMITS.list), () => []),
  total: orElse(CountSchema, () => 0),
  /** The text as it was probably meant, where nothing has the words that were typed. */
  did_you_mean: maybe(requiredText(LIMITS.searchText)),
});
export type SearchResult = v.InferOutput<typeof SearchSchema>;

export const SUGGESTION_KINDS = ['content', 'artist', 'venue', 'category'] as const;
/** How many suggestions a text gets at most. */
export const MAX_SUGGESTIONS = 8;
/** Something whose name has what is typed. Of a content, `video_type` determines which page it has. */
export const SuggestionSchema = v.object({
  kind: v.picklist(SUGGESTION_KINDS),
  id: IdSchema,
  name: TitleSchema,
  video_type: maybe(VideoTypeSchema),
});
export type Suggestion = v.InferOutput<typeof SuggestionSchema>;
export const SuggestionListSchema = lenientArray(SuggestionSchema, MAX_SUGGESTIONS);

export const ContentIdEntrySchema = v.object({ content_id: IdSchema });
/** Watchlist and favourites. */
export const ContentIdListSchema = lenientArray(ContentIdEntrySchema, 5000);
/** Without `added` the caller has to know what was there before. */
export const ToggleSchema = dispensable(v.object({ added: v.boolean() }));
