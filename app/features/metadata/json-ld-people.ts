import { type JsonLd, thing } from './json-ld.ts';
import { toRatingJsonLd } from './json-ld-rating.ts';
import { type JsonLdSite, pageUrl, pictureUrl, webAddresses } from './json-ld-site.ts';
import { shorten } from './shorten.ts';

const DESCRIPTION_LENGTH = 500;

/** An artist or a venue as their page shows them. */
interface ShownPerson {
  kind: 'artists' | 'venues';
  name: string;
  image: string | undefined;
  about: string;
  address: string | null;
  profiles: readonly { url: string }[];
  /** Null where there is none, or where it may not be shown. */
  rating: { value: number; countValue: number } | null;
}

/** A person or a place. schema.org rates works and places, never people. */
export function toPersonJsonLd(person: ShownPerson, path: string, site: JsonLdSite): JsonLd {
  const { kind, name, image, about, address, profiles, rating } = person;
  const shared = {
    name,
    url: pageUrl(site, path),
    image: pictureUrl(site, image),
    description: shorten(about, DESCRIPTION_LENGTH),
    sameAs: webAddresses(profiles.map(({ url }) => url)),
  };
  if (kind === 'artists') return thing('Person', shared);
  const rated = { average_rating: rating?.value, review_count: rating?.countValue };
  return thing('Place', {
    ...shared,
    address,
    aggregateRating: toRatingJsonLd(rated, site.showRating),
  });
}
