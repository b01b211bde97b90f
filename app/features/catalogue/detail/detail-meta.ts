// chunk: detail

import type { MetaDescriptor } from '@remix-run/react';
import type { JsonLd } from '#app/features/metadata/json-ld.ts';
import { preloadPicture, toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toSocialImage } from '#app/features/metadata/social-image.ts';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import type { Detail } from './detail-model.ts';

/** What search engines and link previews read of a title's, a series' or a playlist's page. */
export function toDetailMeta(
  matches: Parameters<typeof toPageMeta>[0]['matches'],
  page: {
    detail: Pick<Detail, 'title' | 'description' | 'image'>;
    assetOrigin: string;
    jsonLd: readonly JsonLd[];
  },
  /** `sizes` are those of the head's picture. */
  { path, sizes }: { path: string; sizes: string },
): MetaDescriptor[] {
  const { detail, assetOrigin, jsonLd } = page;
  const { title, description } = detail;
  const picture = toPictureSource(detail.image, assetOrigin, 'stage');
  const image = toSocialImage(picture, title);
  return [
    ...toPageMeta({ matches, title, description, image, path, jsonLd, isEmbeddable: true }),
    ...preloadPicture(picture, sizes),
  ];
}
