import type { Content, ParentDetail, Playlist } from '#app/contract/content.ts';
import { liveStateOf } from '#app/domain/access.ts';
import { contentPath, paths } from '#app/features/links/paths.ts';
import { toIsoDuration } from '#app/lib/durations.ts';
import { type JsonLd, type JsonLdProperties, thing } from './json-ld.ts';
import { type LinkedName, toBreadcrumbJsonLd } from './json-ld-list.ts';
import { toRatingJsonLd } from './json-ld-rating.ts';
import { type JsonLdSite, pageUrl, pictureUrl, webAddresses } from './json-ld-site.ts';
import { shorten } from './shorten.ts';

/** More than 40 minutes make a feature film (the Academy's and the BFI's line). */
const FEATURE_SECONDS = 40 * 60;
const DESCRIPTION_LENGTH = 500;
const MAX_EPISODES = 20;
const MAX_PEOPLE = 10;

/** Roles are a brand's own words; these are schema.org's for the same. */
const ROLES: Readonly<Record<string, 'actor' | 'director' | 'author' | 'producer' | 'musicBy'>> = {
  actor: 'actor',
  actors: 'actor',
  cast: 'actor',
  composer: 'musicBy',
  director: 'director',
  directors: 'director',
  music: 'musicBy',
  producer: 'producer',
  writer: 'author',
};

/** What of a film is a film to link previews and search engines, and what just a video. */
export function isFeatureFilm(content: Pick<Content, 'video_type' | 'duration'>): boolean {
  return content.video_type === 'SPV' && (content.duration ?? 0) > FEATURE_SECONDS;
}

/** A content's page: the film or the video, and where the page is on the site. */
export function toContentJsonLd(content: Content, site: JsonLdSite, now: Date): JsonLd[] {
  const rating = { aggregateRating: toRatingJsonLd(content, site.showRating) };
  const main = isFeatureFilm(content)
    ? toWork('Movie', content, site, { ...rating, video: toVideoJsonLd(content, site, now) })
    : toVideoJsonLd(content, site, now, rating);
  return [main, toContentTrail(content, site)];
}

/** The page of a parent with its parts, as a series with episodes. */
export function toSeriesJsonLd(detail: ParentDetail, site: JsonLdSite): JsonLd[] {
  const { parent_content: parent, child_content_list: children } = detail;
  const series = toWork('TVSeries', parent, site, {
    description: shorten(parent.description ?? '', DESCRIPTION_LENGTH),
    aggregateRating: toRatingJsonLd(parent, site.showRating),
    numberOfEpisodes: children.length,
    episode: children.slice(0, MAX_EPISODES).map((child, index) => toEpisode(child, index, site)),
  });
  return [series, toContentTrail(parent, site)];
}

/** A playlist's page; how many it has is known of those that are picked by hand. */
export function toPlaylistJsonLd(playlist: Playlist, site: JsonLdSite): JsonLd[] {
  const { playlist_type, content_data } = playlist.playlist_data;
  const collection = toWork('Collection', playlist, site, {
    description: shorten(playlist.description ?? '', DESCRIPTION_LENGTH),
    aggregateRating: toRatingJsonLd(playlist, site.showRating),
    collectionSize: playlist_type === 'MANUAL' ? content_data.length : undefined,
  });
  return [collection, toContentTrail(playlist, site)];
}

/** Home, the first category, the page itself. */
export function toContentTrail(content: Content, site: JsonLdSite): JsonLd {
  const [category] = content.category ?? [];
  const middle: LinkedName[] = category
    ? [{ name: category.name, path: paths.category({ id: category._id }) }]
    : [];
  return toBreadcrumbJsonLd(site, [...middle, { name: content.title, path: contentPath(content) }]);
}

/** The video itself; `uploadDate` is when the site got it, whatever the year of the film. */
export function toVideoJsonLd(
  content: Content,
  site: JsonLdSite,
  now: Date,
  more: JsonLdProperties = {},
): JsonLd {
  const { title, description, created_date, publish_time, release_time, stream } = content;
  const isFree = !content.is_restricted;
  const seconds = content.duration ?? content.source_asset_id?.file_metadata?.duration;
  return thing('VideoObject', {
    name: title,
    description: shorten(description || title, DESCRIPTION_LENGTH),
    url: pageUrl(site, contentPath(content)),
    thumbnailUrl: pictureUrl(site, content.thumbnail ?? content.preview ?? content.poster),
    uploadDate: created_date ?? publish_time ?? release_time,
    duration: seconds ? toIsoDuration(seconds) : undefined,
    // A stream that stays on demand does not expire.
    expires: content.video_type === 'LIVE' ? content.live_expiry_time : undefined,
    inLanguage: content.original_language,
    isAccessibleForFree: isFree,
    contentUrl: isFree && !content.is_login_required ? webAddresses([stream?.link ?? ''])[0] : undefined,
    publication: toBroadcast(content, now),
    ...more,
  });
}

/** When a stream is live, was or will be. */
function toBroadcast(content: Content, now: Date): JsonLd | undefined {
  const { publish_time: startDate, live_expiry_time: endDate, title: name } = content;
  if (!startDate || (content.video_type !== 'LIVE' && content.video_type !== 'VOD_LIVE')) return undefined;
  const isLiveBroadcast = liveStateOf(content, now) === 'live';
  return thing('BroadcastEvent', { name, startDate, endDate, isLiveBroadcast });
}

function toWork(
  type: 'Movie' | 'TVSeries' | 'Collection',
  content: Content,
  site: JsonLdSite,
  more: JsonLdProperties,
): JsonLd {
  return thing(type, {
    name: content.title,
    url: pageUrl(site, contentPath(content)),
    image: pictureUrl(site, content.poster ?? content.preview ?? content.thumbnail),
    datePublished: content.release_time,
    genre: (content.sub_category ?? []).map(({ name }) => name),
    contentRating: content.content_rating?.name,
    isAccessibleForFree: !content.is_restricted,
    ...toPeople(content, site),
    ...more,
  });
}

function toPeople({ artists }: Content, site: JsonLdSite): Record<string, JsonLd[]> {
  const people: Record<string, JsonLd[]> = {};
  for (const [role, members] of Object.entries(artists ?? {})) {
    const property = ROLES[role.trim().toLowerCase()];
    if (!property) continue;
    const named = members.map(({ id, name }) =>
      thing('Person', { name, url: pageUrl(site, paths.artistDetail({ id })) }),
    );
    people[property] = [...(people[property] ?? []), ...named].slice(0, MAX_PEOPLE);
  }
  return people;
}

function toEpisode(
  child: ParentDetail['child_content_list'][number],
  index: number,
  site: JsonLdSite,
): JsonLd {
  return thing('TVEpisode', {
    name: child.title,
    url: pageUrl(site, contentPath(child)),
    episodeNumber: child.serial_no ?? index + 1,
    datePublished: child.release_time,
  });
}
