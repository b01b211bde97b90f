import type { Artist, Venue } from '#app/contract/people.ts';
import { paths } from '#app/features/links/paths.ts';
import { type JsonLd, thing } from './json-ld.ts';
import { toRatingJsonLd } from './json-ld-rating.ts';
import { type JsonLdSite, pageUrl, pictureUrl, webAddresses } from './json-ld-site.ts';
import { shorten } from './shorten.ts';

const DESCRIPTION_LENGTH = 500;

/** An artist. schema.org rates works and places, never people. */
export function toArtistJsonLd(artist: Artist, site: JsonLdSite): JsonLd {
  return thing('Person', {
    name: artist.name,
    url: pageUrl(site, paths.artistDetail({ id: artist._id })),
    image: pictureUrl(site, artist.poster ?? artist.thumbnail),
    description: shorten(artist.bio ?? '', DESCRIPTION_LENGTH),
    sameAs: webAddresses(Object.values(artist.social_profiles ?? {})),
  });
}

export function toVenueJsonLd(venue: Venue, site: JsonLdSite): JsonLd {
  return thing('Place', {
    name: venue.name,
    url: pageUrl(site, paths.venueDetail({ id: venue._id })),
    image: pictureUrl(site, venue.thumbnail),
    description: shorten(venue.description ?? '', DESCRIPTION_LENGTH),
    address: venue.address,
    aggregateRating: toRatingJsonLd(venue, site.showRating),
    sameAs: webAddresses(Object.values(venue.social_profiles ?? {})),
  });
}
