import { getTableColumns, sql } from 'drizzle-orm';
import { contents } from './schema/catalogue.ts';
import type { LocalizedText } from './schema/columns.ts';

export interface NamedRow {
  _id: string;
  name: LocalizedText;
}

// A title's companions come as JSON out of correlated subqueries: one statement a list, whatever its length.
// Each reaches its table through the content's own account_id, so it stays inside the account.
const LINKED = 'account_id = contents.account_id AND l.content_id = contents.content_id';

function named(link: string, table: string, idColumn: string) {
  return sql
    .raw(`(SELECT json_group_array(json_object('_id', t.id, 'name', json(t.name)) ORDER BY l.position, t.id)
      FROM ${link} l JOIN ${table} t ON t.account_id = l.account_id AND t.id = l.${idColumn}
      WHERE l.${LINKED})`)
    .mapWith(parseJson<NamedRow[]>);
}

const plans = sql
  .raw(`(SELECT json_group_array(json_object('id', l.plan_id, 'isPpv', l.is_ppv) ORDER BY l.plan_id)
    FROM content_plans l WHERE l.${LINKED})`)
  .mapWith(parseJson<{ id: string; isPpv: 0 | 1 }[]>);

const rating = sql
  .raw(`(SELECT json_object('name', t.name, 'description', json(t.description), 'icon', t.icon_s3_key)
    FROM content_ratings t WHERE t.account_id = contents.account_id AND t.id = contents.content_rating_id)`)
  .mapWith(parseJson<{ name: string; description: LocalizedText | null; icon: string | null } | null>);

const artists = sql
  .raw(`(SELECT json_group_array(json_object('role', l.role, 'id', t.id, 'name', json(t.name)) ORDER BY l.position, t.id)
    FROM content_artists l JOIN artists t ON t.account_id = l.account_id AND t.id = l.artist_id
    WHERE l.${LINKED})`)
  .mapWith(parseJson<{ role: string; id: string; name: LocalizedText }[]>);

const customMetadata = sql
  .raw(`(SELECT json_group_array(json_object('id', t.id, 'name', json(t.name), 'value', json(l.value)) ORDER BY t.position, t.id, l.position)
    FROM content_custom_metadata l JOIN custom_metadata_fields t ON t.account_id = l.account_id AND t.id = l.field_id
    WHERE l.${LINKED})`)
  .mapWith(parseJson<{ id: string; name: LocalizedText; value: LocalizedText }[]>);

/** Of the file itself; the title's own length is entered by its owner. */
const assetSeconds = sql
  .raw(`(SELECT t.duration_seconds FROM media_assets t
    WHERE t.account_id = contents.account_id AND t.id = contents.asset_id)`)
  .mapWith((seconds: number | null) => seconds);

/** From how many years on; null where no rating has an age. */
const age = sql
  .raw(`(SELECT t.age FROM content_listing t
    WHERE t.account_id = contents.account_id AND t.content_id = contents.content_id)`)
  .mapWith((years: number | null) => years);

/** Of an episode: what its series is called, where viewers find it. */
const parentTitle = sql
  .raw(`(SELECT t.title FROM contents t WHERE t.account_id = contents.account_id
    AND t.content_id = contents.parent_id AND t.is_published = 1)`)
  .mapWith((title: string | null) => (title === null ? null : parseJson<LocalizedText>(title)));

const {
  isPublished: _isPublished,
  assetId: _assetId,
  playlistType,
  playlistContentData,
  playlistAutoPayload,
  viewsCount: _viewsCount,
  contentRatingId: _contentRatingId,
  intro,
  recap,
  credits,
  ...shown
} = getTableColumns(contents);

/** What a card shows and what decides access, no more: a home page has a hundred cards. */
export const cardColumns = {
  ...shown,
  categories: named('content_categories', 'categories', 'category_id'),
  plans,
  rating,
};

export const fullColumns = {
  ...cardColumns,
  age,
  assetSeconds,
  parentTitle,
  intro,
  recap,
  credits,
  playlistType,
  playlistContentData,
  playlistAutoPayload,
  genres: named('content_genres', 'genres', 'genre_id'),
  venues: named('content_venues', 'venues', 'venue_id'),
  artists,
  customMetadata,
};

function parseJson<Shape>(value: unknown): Shape {
  return JSON.parse(String(value)) as Shape;
}
