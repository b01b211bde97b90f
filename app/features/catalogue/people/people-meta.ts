import type { MetaDescriptor } from '@remix-run/react';
import type { JsonLd } from '#app/features/metadata/json-ld.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toSocialImage } from '#app/features/metadata/social-image.ts';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import type { People, PeopleKind } from './people-model.ts';
import { peoplePath } from './person-path.ts';

/** What search engines and link previews read of the page of all artists or all venues. */
export function toPeopleMeta(
  matches: Parameters<typeof toPageMeta>[0]['matches'],
  page: {
    kind: PeopleKind;
    list: People | null;
    query: string;
    words: { title: string; description: string };
    assetOrigin: string;
    jsonLd: readonly JsonLd[];
  },
): MetaDescriptor[] {
  const { kind, list, query, words, assetOrigin, jsonLd } = page;
  const picture = toPictureSource(list?.collage[0], assetOrigin, kind === 'artists' ? 'round' : 'card');
  return toPageMeta({
    matches,
    ...words,
    image: toSocialImage(picture, words.title),
    path: peoplePath(kind),
    isIndexed: list !== null && query === '',
    jsonLd,
  });
}
