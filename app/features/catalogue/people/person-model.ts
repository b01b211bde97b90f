import type { Artist, Venue } from '#app/contract/people.ts';
import { LONG_DESCRIPTION } from '#app/features/catalogue/constants.ts';
import { withScheme } from '#app/features/links/link-href.ts';
import { formatCount, formatRating } from '#app/lib/counts.ts';
import type { PeopleKind } from './people-model.ts';

/** viewer.md §3: the networks of an artist's social profiles. */
export const PROFILE_NETWORKS = ['facebook', 'twitter', 'instagram'] as const;
export type ProfileNetwork = (typeof PROFILE_NETWORKS)[number];

export interface SocialProfile {
  network: ProfileNetwork;
  url: string;
}

/** An artist or a venue as the head of its page shows it. */
export interface Person {
  id: string;
  kind: PeopleKind;
  name: string;
  image: string | undefined;
  /** Bio or description. */
  about: string;
  isLongAbout: boolean;
  address: string | null;
  views: { text: string; count: number } | null;
  /** Null also where the account shows none. */
  rating: { value: number; average: string; count: string; countValue: number } | null;
  profiles: SocialProfile[];
  metadata: { name: string; values: string[] }[];
}

export function toArtist(artist: Artist, language: string): Person {
  return {
    ...toPerson(artist, artist.bio, language),
    kind: 'artists',
    image: artist.poster ?? artist.thumbnail,
    address: null,
    views: artist.views_count
      ? { text: formatCount(artist.views_count, language), count: artist.views_count }
      : null,
  };
}

export function toVenue(venue: Venue, language: string): Person {
  return {
    ...toPerson(venue, venue.description, language),
    kind: 'venues',
    image: venue.thumbnail,
    address: venue.address?.trim() || null,
    views: null,
  };
}

function toPerson(wire: Artist | Venue, text: string | undefined, language: string) {
  const about = text?.trim() ?? '';
  const { average_rating, review_count } = wire;
  return {
    id: wire._id,
    name: wire.name,
    about,
    isLongAbout: about.length > LONG_DESCRIPTION || about.split('\n').length > 3,
    rating:
      average_rating && review_count
        ? {
            value: average_rating,
            average: formatRating(average_rating, language),
            count: formatCount(review_count, language),
            countValue: review_count,
          }
        : null,
    profiles: toProfiles(wire.social_profiles ?? {}),
    metadata: toMetadata(wire.custom_metadata ?? []),
  };
}

/** Only addresses on the web: a profile that is a path or a telephone number leads to no network. */
function toProfiles(profiles: Record<string, string>): SocialProfile[] {
  return PROFILE_NETWORKS.flatMap((network) => {
    const url = webAddressOf(profiles[network] ?? '');
    return url ? { network, url } : [];
  });
}

function webAddressOf(text: string): string | null {
  try {
    const url = new URL(withScheme(text.trim()));
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && url.hostname.includes('.') ? url.href : null;
  } catch {
    return null;
  }
}

/** viewer.md §2: a line a field, its values comma separated; a repeated value is listed once. */
function toMetadata(fields: readonly { name: string; value: string }[]): Person['metadata'] {
  return fields.flatMap(({ name, value }) => {
    const values = value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    return values.length > 0 ? { name, values: [...new Set(values)] } : [];
  });
}
