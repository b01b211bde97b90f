import { type SQL, sql } from 'drizzle-orm';
import type { ValueOf } from '#app/contract/site/kinds.ts';
import { type LinkRows, link } from '#workers/platform/editing/table-writer.ts';
import type { Put, WriteFault, Writer } from '#workers/platform/editing/writer.ts';
import { listed } from '#workers/platform/storage/editing-store.ts';
import {
  contentCategories,
  contentCustomMetadata,
  contentGenres,
  contentPlans,
  contents,
} from '#workers/platform/storage/schema/catalogue.ts';
import { contentArtists, contentVenues } from '#workers/platform/storage/schema/people.ts';
import { toDate, toIso } from './times.ts';

// Titles and playlists are rows of one table, and have most fields in common.

type Shared = Omit<ValueOf<'playlist'>, 'items' | 'rules'>;

export function toTitleRow(title: Shared) {
  return {
    isPublished: title.is_published,
    title: title.title,
    description: title.description ?? null,
    thumbnail: title.thumbnail ?? null,
    poster: title.poster ?? null,
    preview: title.preview ?? null,
    trailer: title.trailer ?? null,
    originalLanguage: title.original_language ?? null,
    publishTime: toDate(title.publish_time),
    releaseTime: toDate(title.release_time),
    // Never absent here: `addedOn` has filled it in.
    createdDate: new Date(title.created_date ?? 0),
    durationSeconds: title.duration_seconds ?? null,
    isRestricted: title.is_restricted,
    isLoginRequired: title.is_login_required,
    contentRatingId: title.rating ?? null,
  };
}

export function toTitleValue(row: typeof contents.$inferSelect, links: LinkRows) {
  const plans = links(contentPlans);
  const planIds = (isPpv: boolean) =>
    plans
      .filter((plan) => plan.isPpv === isPpv)
      .map(({ planId }) => planId)
      .sort();
  return {
    is_published: row.isPublished,
    title: row.title,
    description: row.description,
    thumbnail: row.thumbnail,
    poster: row.poster,
    preview: row.preview,
    trailer: row.trailer,
    original_language: row.originalLanguage,
    publish_time: toIso(row.publishTime),
    release_time: toIso(row.releaseTime),
    created_date: toIso(row.createdDate),
    duration_seconds: row.durationSeconds,
    is_restricted: row.isRestricted,
    is_login_required: row.isLoginRequired,
    rating: row.contentRatingId,
    categories: inOrder(links(contentCategories)).map(({ categoryId }) => categoryId),
    genres: inOrder(links(contentGenres)).map(({ genreId }) => genreId),
    plans: planIds(false),
    ppv_plans: planIds(true),
    venues: inOrder(links(contentVenues)).map(({ venueId }) => venueId),
    people: grouped(
      links(contentArtists),
      ({ role }) => role,
      ({ artistId }) => artistId,
    ),
    metadata: grouped(
      links(contentCustomMetadata),
      ({ fieldId }) => fieldId,
      ({ value }) => value,
    ),
  };
}

export function titleLinks(kind: 'title' | 'playlist') {
  return [
    link(kind, contentCategories, 'contentId', ({ categories }) =>
      categories.map((categoryId, position) => ({ categoryId, position })),
    ),
    link(kind, contentGenres, 'contentId', ({ genres }) =>
      genres.map((genreId, position) => ({ genreId, position })),
    ),
    link(kind, contentPlans, 'contentId', ({ plans, ppv_plans }) => [
      ...plans.map((planId) => ({ planId, isPpv: false })),
      ...ppv_plans.map((planId) => ({ planId, isPpv: true })),
    ]),
    link(kind, contentVenues, 'contentId', ({ venues }) =>
      venues.map((venueId, position) => ({ venueId, position })),
    ),
    link(kind, contentArtists, 'contentId', ({ people }) =>
      Object.entries(people).flatMap(([role, ids]) =>
        ids.map((artistId, position) => ({ artistId, role, position })),
      ),
    ),
    link(kind, contentCustomMetadata, 'contentId', ({ metadata }) =>
      Object.entries(metadata).flatMap(([fieldId, values]) =>
        values.map((value, position) => ({ fieldId, position, value })),
      ),
    ),
  ];
}

/** A title was added on the day that its value names, or that it had, or now. */
export function addedOn({ value, old }: Put, now: Date) {
  return { ...value, created_date: value.created_date ?? old?.created_date ?? now.toISOString() };
}

/** One id cannot be a title's and a playlist's, before or after the request. */
export function otherKindCheck(other: 'title' | 'playlist', isOther: SQL): NonNullable<Writer['check']> {
  return async (scope, puts, request): Promise<WriteFault[]> => {
    const fresh = puts.filter(({ old }) => old === null).map(({ id }) => id);
    if (fresh.length === 0) return [];
    const stored = await scope.pick(
      contents,
      { id: contents.contentId },
      sql`${contents.contentId} IN ${listed(fresh)}`,
      isOther,
    );
    const written = new Set((request.puts.get(other) ?? []).map(({ id }) => id));
    const gone = new Set(request.removals.get(other));
    const taken = [
      ...stored.map(({ id }) => id).filter((id) => !gone.has(id)),
      ...fresh.filter((id) => written.has(id)),
    ];
    return [...new Set(taken)].map((id) => ({ id, path: 'id', message: `is the id of a ${other}` }));
  };
}

/** An episode's parent is a series, and not itself. */
export const parentCheck: NonNullable<Writer['check']> = async (
  scope,
  puts,
  request,
): Promise<WriteFault[]> => {
  const episodes = puts.filter(({ value }) => typeof value.parent === 'string');
  if (episodes.length === 0) return [];
  const typeOf = new Map(
    (
      await scope.pick(
        contents,
        { id: contents.contentId, type: contents.videoType },
        sql`${contents.contentId} IN ${listed(episodes.map(({ value }) => String(value.parent)))}`,
      )
    ).map(({ id, type }) => [id, type]),
  );
  for (const { id, value } of request.puts.get('title') ?? []) typeOf.set(id, String(value.video_type));
  return episodes.flatMap(({ id, value }) => {
    const type = typeOf.get(String(value.parent));
    // What is not there at all is named as a reference.
    if (type === undefined || type === 'MPVP') return [];
    return [
      { id, path: 'parent', message: `"${value.parent}" is no series: its video_type is ${type}, not MPVP` },
    ];
  });
};

export function inOrder<Row extends { position: number }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => a.position - b.position);
}

function grouped<Row extends { position: number }, Item>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  toItem: (row: Row) => Item,
): Record<string, Item[]> {
  // Roles and fields are the owner's own words, `toString` among them.
  const groups = new Map<string, Item[]>();
  for (const row of inOrder(rows)) {
    const key = keyOf(row);
    groups.set(key, [...(groups.get(key) ?? []), toItem(row)]);
  }
  return Object.fromEntries(groups);
}
