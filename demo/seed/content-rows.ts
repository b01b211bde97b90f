import type { contentPlans, contents } from '#workers/platform/storage/schema/catalogue.ts';
import type { artists, venues } from '#workers/platform/storage/schema/people.ts';
import { detailRows } from './detail-rows.ts';
import type { Scores } from './review-rows.ts';
import type { Brand, Pictured, Title } from './types.ts';

type Row<T extends { $inferInsert: unknown }> = Omit<T['$inferInsert'], 'accountId'>;

const MINUTE_MS = 60_000;
/** Titles were added one every few hours: lists by date have an order that is not the alphabet's. */
const ADDED_EVERY_MS = 7 * 3_600_000;

export const pictureKeys = {
  thumbnail: (folder: string, item: Pictured) => pictureKey(folder, item, 'w640'),
  poster: (folder: string, item: Pictured) => pictureKey(folder, item, 'w1280'),
  portrait: (item: Pictured) => pictureKey('artists', item, 'w320'),
  channelLogo: (id: string) => `images/channels/${id}-logo.png`,
  ratingIcon: (id: string) => `images/ratings/${id}.svg`,
};

function pictureKey(folder: string, { id, picture = `${folder}/${id}` }: Pictured, size: string) {
  return picture && `images/${picture}.${size}.webp`;
}

export function trailerKey(contentId: string): string {
  return `public/trailer/${contentId}/hls/video/360_index.m3u8`;
}

function contentRow(title: Title, index: number, now: Date, scores: Scores): Row<typeof contents> {
  const added = new Date(now.getTime() - (index + 1) * ADDED_EVERY_MS);
  const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
  const score = scores.get(`${title.type === 'PLAYLIST' ? 'playlist' : 'content'}/${title.id}`);
  const playlist = title.playlist;
  return {
    contentId: title.id,
    videoType: title.type,
    title: title.title,
    description: title.description,
    thumbnail: pictureKeys.thumbnail('titles', title),
    poster: pictureKeys.poster('titles', title),
    preview: pictureKeys.poster('titles', title),
    assetId: title.asset ?? null,
    trailer: title.trailer ? trailerKey(title.id) : null,
    originalLanguage: title.language ?? null,
    isLive: title.onAir !== undefined && title.type === 'LIVE',
    publishTime: title.onAir ? at(title.onAir.starts) : null,
    liveExpiryTime: title.onAir ? at(title.onAir.ends) : null,
    releaseTime: new Date(`${title.released}T00:00:00Z`),
    createdDate: added,
    modifiedDate: added,
    durationSeconds: title.minutes ? title.minutes * 60 : null,
    averageRating: score?.average ?? 0,
    reviewCount: score?.count ?? 0,
    viewsCount: 400 + ((index * 7919) % 9000),
    isRestricted: title.entry === 'plan' || title.entry === 'ticket' || title.entry === 'alone',
    isLoginRequired: title.entry === 'login',
    liveCommentsApplicable: title.onAir !== undefined,
    contentRatingId: title.rating ?? null,
    parentId: title.parent ?? null,
    serialNo: title.serial ?? null,
    playlistType: playlist ? ('items' in playlist ? 'MANUAL' : 'AUTOMATIC') : null,
    playlistContentData: playlist && 'items' in playlist ? [...playlist.items] : null,
    playlistAutoPayload: playlist && 'rules' in playlist ? [...playlist.rules] : null,
  };
}

export function contentRows(brand: Brand, now: Date, scores: Scores): Row<typeof contents>[] {
  return brand.titles.map((title, index) => contentRow(title, index, now, scores));
}

/**
 * Members' titles open with every subscription; a ticket opens what names it, and a subscription all but what
 * is sold alone.
 */
export function contentPlanRows(brand: Brand): Row<typeof contentPlans>[] {
  return brand.titles.flatMap(({ id, entry, tickets = [] }) => {
    const takesMembers = entry === 'plan' || entry === 'ticket';
    return brand.plans
      .filter((plan) => (plan.isPpv ? tickets.includes(plan.id) : takesMembers))
      .map((plan) => ({ contentId: id, planId: plan.id, isPpv: plan.isPpv ?? false }));
  });
}

export function artistRows(brand: Brand, scores: Scores): Row<typeof artists>[] {
  return brand.people.map((person, position) => ({
    id: person.id,
    name: person.name,
    poster: pictureKeys.portrait(person),
    thumbnail: pictureKeys.portrait(person),
    bio: person.bio,
    viewsCount: person.views,
    averageRating: scores.get(`artist/${person.id}`)?.average ?? 0,
    reviewCount: scores.get(`artist/${person.id}`)?.count ?? 0,
    customMetadata: detailRows(person.details),
    socialProfiles: person.social ? { ...person.social } : null,
    position,
  }));
}

export function venueRows(brand: Brand, scores: Scores): Row<typeof venues>[] {
  return brand.venues.map((place, position) => ({
    id: place.id,
    name: place.name,
    description: place.description,
    address: place.address,
    poster: pictureKeys.poster('venues', place),
    thumbnail: pictureKeys.thumbnail('venues', place),
    averageRating: scores.get(`venue/${place.id}`)?.average ?? 0,
    reviewCount: scores.get(`venue/${place.id}`)?.count ?? 0,
    customMetadata: detailRows(place.details),
    socialProfiles: place.social ? { ...place.social } : null,
    position,
  }));
}
