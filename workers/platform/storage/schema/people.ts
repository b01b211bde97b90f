import { foreignKey, index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { contents } from './catalogue.ts';
import { accountId, json, type LocalizedText, localized } from './columns.ts';

/** Custom metadata of a person or a place; shown, not filtered by, hence not a table. */
export interface MetadataLine {
  id: string;
  name: LocalizedText;
  value: LocalizedText;
}

/** The columns that artists and venues share, in the tables' own order. */
const names = () => ({ accountId: accountId(), id: text('id').notNull(), name: localized('name').notNull() });
const pictures = () => ({ poster: text('poster'), thumbnail: text('thumbnail') });
const about = () => ({
  averageRating: real('average_rating').notNull().default(0),
  reviewCount: integer('review_count').notNull().default(0),
  customMetadata: json<MetadataLine[]>('custom_metadata'),
  socialProfiles: json<Record<string, string>>('social_profiles'),
  position: integer('position').notNull().default(0),
});

export const artists = sqliteTable(
  'artists',
  {
    ...names(),
    ...pictures(),
    bio: localized('bio'),
    viewsCount: integer('views_count').notNull().default(0),
    ...about(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const venues = sqliteTable(
  'venues',
  {
    ...names(),
    description: localized('description'),
    address: localized('address'),
    ...pictures(),
    ...about(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const contentArtists = sqliteTable(
  'content_artists',
  {
    accountId: accountId(),
    contentId: text('content_id').notNull(),
    artistId: text('artist_id').notNull(),
    /** A key such as `director`; the wire groups artists by it. */
    role: text('role').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.contentId, table.artistId, table.role] }),
    index('content_artists_artist').on(table.accountId, table.artistId, table.contentId),
    foreignKey({
      columns: [table.accountId, table.contentId],
      foreignColumns: [contents.accountId, contents.contentId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.accountId, table.artistId],
      foreignColumns: [artists.accountId, artists.id],
    }).onDelete('cascade'),
  ],
);

export const contentVenues = sqliteTable(
  'content_venues',
  {
    accountId: accountId(),
    contentId: text('content_id').notNull(),
    venueId: text('venue_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.contentId, table.venueId] }),
    index('content_venues_venue').on(table.accountId, table.venueId, table.contentId),
    foreignKey({
      columns: [table.accountId, table.contentId],
      foreignColumns: [contents.accountId, contents.contentId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.accountId, table.venueId],
      foreignColumns: [venues.accountId, venues.id],
    }).onDelete('cascade'),
  ],
);
