import type { MetaDescriptor } from '@remix-run/react';
import type { JsonLd } from '#app/features/metadata/json-ld.ts';
import { preloadPicture, toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toSocialImage } from '#app/features/metadata/social-image.ts';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import type { Person } from './person-model.ts';
import { personPath } from './person-path.ts';
import type { PersonSearch } from './read-person-search.ts';

export const VENUE_STAGE_SIZES = '(width >= 900px) 72vw, 100vw';

/** What search engines and link previews read of an artist's or a venue's page. */
export function toPersonMeta(
  matches: Parameters<typeof toPageMeta>[0]['matches'],
  page: {
    person: Person;
    search: PersonSearch;
    siteText: string;
    assetOrigin: string;
    jsonLd: readonly JsonLd[];
  },
): MetaDescriptor[] {
  const { person, search, siteText, assetOrigin, jsonLd } = page;
  const isVenue = person.kind === 'venues';
  const picture = toPictureSource(person.image, assetOrigin, isVenue ? 'stage' : 'round');
  return [
    ...toPageMeta({
      matches,
      title: person.name,
      description: person.about || siteText,
      image: toSocialImage(picture, person.name),
      path: personPath(person),
      isIndexed: search.isSound && Object.keys(search.chosen).length === 0,
      jsonLd,
    }),
    ...(isVenue ? preloadPicture(picture, VENUE_STAGE_SIZES) : []),
  ];
}
