import {
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { accountId, flag, json, type LocalizedText, localized, time } from './columns.ts';

/** The contract's AutoPayload. */
export interface AutoPayloadRow {
  type: 'system_defined' | 'custom_defined';
  name: string;
  id?: string;
  value?: string;
}

interface StretchRow {
  start: number;
  end: number;
}

export const categories = sqliteTable(
  'categories',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    name: localized('name').notNull(),
    isActive: flag('is_active').notNull().default(true),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('categories_position').on(table.accountId, table.position),
  ],
);

/** What the wire calls sub_category. */
export const genres = sqliteTable(
  'genres',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    name: localized('name').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** The age and audience label of a title ("12+"), not the viewers' stars. */
export const contentRatings = sqliteTable(
  'content_ratings',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    description: localized('description'),
    iconS3Key: text('icon_s3_key'),
    /** From how many years on; null where neither its owner gives one nor its name. */
    minAge: integer('min_age'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export interface CaptionTrack {
  /** BCP 47 code; the file is `<prefix>/captions/<lang>.vtt`. */
  lang: string;
  label: string;
}

/** A packaged piece of media. Its files lie below the R2 key `<account_id>/media/<id>/`. */
export const mediaAssets = sqliteTable(
  'media_assets',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    durationSeconds: real('duration_seconds').notNull(),
    /** Heights in pixels, ascending: `[360, 540, 720]`; each is a `<h>.m3u8` and a `<h>.mp4`. */
    heights: json<number[]>('heights').notNull(),
    captions: json<CaptionTrack[]>('captions').notNull(),
    hasThumbnails: flag('has_thumbnails').notNull().default(false),
    createdDate: time('created_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const contents = sqliteTable(
  'contents',
  {
    accountId: accountId(),
    contentId: text('content_id').notNull(),
    /** SPV, MPVP, MPVC, LIVE, VOD_LIVE or PLAYLIST. */
    videoType: text('video_type').notNull(),
    isPublished: flag('is_published').notNull().default(true),
    title: localized('title').notNull(),
    description: localized('description'),
    thumbnail: text('thumbnail'),
    poster: text('poster'),
    preview: text('preview'),
    /** Media of a film, an episode or (looped by the clock) a live stream. */
    assetId: text('asset_id'),
    /** A foreign stream's address, instead of an asset. */
    streamLink: text('stream_link'),
    /** Key of the trailer's playlist, below the asset host. */
    trailer: text('trailer'),
    originalLanguage: text('original_language'),
    isLive: flag('is_live').notNull().default(false),
    publishTime: time('publish_time'),
    liveExpiryTime: time('live_expiry_time'),
    releaseTime: time('release_time'),
    createdDate: time('created_date').notNull(),
    modifiedDate: time('modified_date').notNull(),
    durationSeconds: integer('duration_seconds'),
    averageRating: real('average_rating').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    viewsCount: integer('views_count').notNull().default(0),
    isRestricted: flag('is_restricted').notNull().default(false),
    isLoginRequired: flag('is_login_required').notNull().default(false),
    liveCommentsApplicable: flag('live_comments_applicable').notNull().default(false),
    contentRatingId: text('content_rating_id'),
    /** Of an episode (MPVC): its parent (MPVP) and its place, from 1. */
    parentId: text('parent_id'),
    serialNo: integer('serial_no'),
    /** Where the series has seasons: which, and its number there. */
    seasonNo: integer('season_no'),
    episodeNo: integer('episode_no'),
    /** What viewers may skip, in seconds of the film. */
    intro: json<StretchRow>('intro'),
    recap: json<StretchRow>('recap'),
    credits: json<StretchRow>('credits'),
    /** MANUAL or AUTOMATIC, of a PLAYLIST. */
    playlistType: text('playlist_type'),
    playlistContentData: json<string[]>('playlist_content_data'),
    playlistAutoPayload: json<AutoPayloadRow[]>('playlist_auto_payload'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.contentId] }),
    index('contents_created').on(table.accountId, table.isPublished, table.createdDate),
    index('contents_modified').on(table.accountId, table.isPublished, table.modifiedDate),
    index('contents_type').on(table.accountId, table.videoType, table.createdDate),
    index('contents_parent').on(table.accountId, table.parentId, table.serialNo),
  ],
);

export const contentCategories = sqliteTable(
  'content_categories',
  {
    accountId: accountId(),
    contentId: text('content_id').notNull(),
    categoryId: text('category_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.contentId, table.categoryId] }),
    index('content_categories_category').on(table.accountId, table.categoryId, table.contentId),
    foreignKey({
      columns: [table.accountId, table.contentId],
      foreignColumns: [contents.accountId, contents.contentId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.accountId, table.categoryId],
      foreignColumns: [categories.accountId, categories.id],
    }).onDelete('cascade'),
  ],
);

export const contentGenres = sqliteTable(
  'content_genres',
  {
    accountId: accountId(),
    contentId: text('content_id').notNull(),
    genreId: text('genre_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.contentId, table.genreId] }),
    index('content_genres_genre').on(table.accountId, table.genreId, table.contentId),
    foreignKey({
      columns: [table.accountId, table.contentId],
      foreignColumns: [contents.accountId, contents.contentId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.accountId, table.genreId],
      foreignColumns: [genres.accountId, genres.id],
    }).onDelete('cascade'),
  ],
);

/** Plans that open a title: by subscription, or as pay-per-view. Plans live in the payment tables. */
export const contentPlans = sqliteTable(
  'content_plans',
  {
    accountId: accountId(),
    contentId: text('content_id').notNull(),
    planId: text('plan_id').notNull(),
    isPpv: flag('is_ppv').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.contentId, table.planId] }),
    foreignKey({
      columns: [table.accountId, table.contentId],
      foreignColumns: [contents.accountId, contents.contentId],
    }).onDelete('cascade'),
  ],
);

export const customMetadataFields = sqliteTable(
  'custom_metadata_fields',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    /** What filters name it by; not translated. */
    key: text('key').notNull(),
    name: localized('name').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('custom_metadata_fields_key').on(table.accountId, table.key),
  ],
);

/** One row a value; the wire joins a field's values with commas. */
export const contentCustomMetadata = sqliteTable(
  'content_custom_metadata',
  {
    accountId: accountId(),
    contentId: text('content_id').notNull(),
    fieldId: text('field_id').notNull(),
    position: integer('position').notNull().default(0),
    value: json<LocalizedText>('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.contentId, table.fieldId, table.position] }),
    index('content_custom_metadata_field').on(table.accountId, table.fieldId, table.contentId),
    foreignKey({
      columns: [table.accountId, table.contentId],
      foreignColumns: [contents.accountId, contents.contentId],
    }).onDelete('cascade'),
  ],
);
