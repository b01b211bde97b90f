import type { Localise } from '#app/lib/localise.ts';
import { fullText, type Shorten } from '#workers/platform/http/short-texts.ts';
import type { ArtistRow, VenueRow } from '#workers/platform/storage/people-store.ts';
import type { MetadataLine } from '#workers/platform/storage/schema/people.ts';

export function toArtist(row: ArtistRow, localise: Localise, shorten: Shorten = fullText) {
  return {
    ...shared(row, localise),
    poster: row.poster ?? undefined,
    bio: shorten(localise(row.bio)),
    views_count: row.viewsCount,
  };
}

export function toVenue(row: VenueRow, localise: Localise, shorten: Shorten = fullText) {
  return {
    ...shared(row, localise),
    poster: row.poster ?? undefined,
    description: shorten(localise(row.description)),
    address: shorten(localise(row.address)),
  };
}

function shared(row: ArtistRow | VenueRow, localise: Localise) {
  return {
    _id: row.id,
    name: localise(row.name) ?? row.id,
    thumbnail: row.thumbnail ?? undefined,
    average_rating: row.averageRating,
    review_count: row.reviewCount,
    custom_metadata: row.customMetadata?.map((line) => toLine(line, localise)),
    social_profiles: row.socialProfiles ?? undefined,
  };
}

function toLine({ id, name, value }: MetadataLine, localise: Localise) {
  return { id, name: localise(name) ?? id, value: localise(value) ?? '' };
}
