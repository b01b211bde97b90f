import type { ContentWire } from '#app/contract/content.ts';
import type { VideoType } from '#app/contract/video-type.ts';
import type { Localise } from '#app/lib/localise.ts';
import { fullText, type Shorten } from '#workers/platform/http/short-texts.ts';
import type { NamedRow } from '#workers/platform/storage/content-columns.ts';
import type { CardRow, FullRow } from '#workers/platform/storage/content-store.ts';

type Companions = Partial<Omit<FullRow, keyof CardRow>>;

/** A title on the wire, from a card's columns or all of them; what it does not have is left out. */
export function toContent(
  row: CardRow & Companions,
  localise: Localise,
  shorten: Shorten = fullText,
): ContentWire {
  return {
    content_id: row.contentId,
    id: row.contentId,
    title: localise(row.title) ?? row.contentId,
    description: shorten(localise(row.description)),
    // The column holds one of the contract's types, which the schema of the table cannot express.
    video_type: row.videoType as VideoType,
    ...picturesOf(row),
    ...timesOf(row),
    // A stream of our own plays through its signed address only.
    ...(row.streamLink && !row.isRestricted && !row.isLoginRequired
      ? { stream: { link: row.streamLink } }
      : {}),
    is_live: row.isLive,
    duration: row.durationSeconds ?? undefined,
    average_rating: row.averageRating,
    review_count: row.reviewCount,
    is_restricted: row.isRestricted,
    is_login_required: row.isLoginRequired,
    active_subscription: row.plans.filter((plan) => !plan.isPpv).map(({ id }) => ({ id })),
    active_ppv_subscription: row.plans.filter((plan) => plan.isPpv).map(({ id }) => ({ id })),
    content_rating: ratingOf(row, localise, shorten),
    live_comments_applicable: row.liveCommentsApplicable,
    category: toNamed(row.categories, localise),
    ...placeOf(row, localise),
    original_language: row.originalLanguage ?? undefined,
    ...companionsOf(row, localise),
  };
}

/** Of an episode: where it is in its series. */
function placeOf(row: CardRow & Companions, localise: Localise) {
  const { parentId, parentTitle, serialNo, seasonNo, episodeNo } = row;
  if (!parentId) return {};
  return {
    serial_no: serialNo ?? undefined,
    season: seasonNo ?? undefined,
    episode: episodeNo ?? undefined,
    ...(parentTitle ? { parent: { content_id: parentId, title: localise(parentTitle) ?? parentId } } : {}),
  };
}

function ratingOf({ rating }: CardRow, localise: Localise, shorten: Shorten) {
  if (!rating) return undefined;
  const { name, description, icon } = rating;
  return {
    name,
    description: shorten(localise(description)),
    icon: icon ? { s3_key: icon } : undefined,
  };
}

function picturesOf({ thumbnail, poster, preview, trailer }: CardRow) {
  return {
    thumbnail: thumbnail ?? undefined,
    poster: poster ?? undefined,
    preview: preview ?? undefined,
    trailer: trailer ?? undefined,
  };
}

function timesOf(row: CardRow) {
  return {
    publish_time: row.publishTime?.toISOString(),
    live_expiry_time: row.liveExpiryTime?.toISOString(),
    release_time: row.releaseTime?.toISOString(),
    created_date: row.createdDate.toISOString(),
    modified_date: row.modifiedDate.toISOString(),
  };
}

function companionsOf(row: CardRow & Companions, localise: Localise) {
  const { genres, venues, artists, customMetadata, assetSeconds, intro, recap, credits } = row;
  return {
    ...(intro ? { intro } : {}),
    ...(recap ? { recap } : {}),
    ...(credits ? { credits } : {}),
    ...(genres ? { sub_category: toNamed(genres, localise) } : {}),
    ...(venues ? { venues: toNamed(venues, localise) } : {}),
    ...(artists ? { artists: byRole(artists, localise) } : {}),
    ...(customMetadata ? { custom_metadata: byField(customMetadata, localise) } : {}),
    ...(assetSeconds ? { source_asset_id: { file_metadata: { duration: assetSeconds } } } : {}),
  };
}

function toNamed(rows: NamedRow[], localise: Localise) {
  return rows.map(({ _id, name }) => ({ _id, name: localise(name) ?? _id }));
}

function byRole(rows: FullRow['artists'], localise: Localise) {
  const roles: Record<string, { id: string; name: string }[]> = {};
  for (const { role, id, name } of rows) {
    const people = roles[role] ?? [];
    people.push({ id, name: localise(name) ?? id });
    roles[role] = people;
  }
  return roles;
}

/** A field's values are one text, comma separated. */
function byField(rows: FullRow['customMetadata'], localise: Localise) {
  const fields = new Map<string, { id: string; name: string; values: string[] }>();
  for (const row of rows) {
    const field = fields.get(row.id) ?? { id: row.id, name: localise(row.name) ?? row.id, values: [] };
    field.values.push(localise(row.value) ?? '');
    fields.set(row.id, field);
  }
  return [...fields.values()].map(({ id, name, values }) => ({ id, name, value: values.join(', ') }));
}
