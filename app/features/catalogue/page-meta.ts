import type { MetaDescriptor } from '@remix-run/react';
import { PHONE_MEDIA, type PictureSource } from '#app/ui/picture.tsx';

const DESCRIPTION_LENGTH = 200;

/** What search engines and link previews read of a page. */
export function toPageMeta({
  title,
  description,
  image,
  canonical,
  siteTitle,
}: {
  title: string;
  description: string;
  /** Absolute. */
  image?: string | undefined;
  /** Absolute, without a query. */
  canonical: string;
  siteTitle: string;
}): MetaDescriptor[] {
  const text = shorten(description);
  return [
    { title: title === siteTitle ? title : `${title} · ${siteTitle}` },
    { name: 'description', content: text },
    { property: 'og:title', content: title },
    { property: 'og:description', content: text },
    { property: 'og:site_name', content: siteTitle },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: canonical },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ];
}

/** Lets the page's largest picture start before its markup is read; a phone's crop is preloaded on phones only. */
export function preloadPicture(source: PictureSource | null, sizes: string): MetaDescriptor[] {
  if (!source) return [];
  const { src, srcSet, phone } = source;
  const preload = { tagName: 'link', rel: 'preload', as: 'image', fetchpriority: 'high' } as const;
  const wide = srcSet ? { href: src, imageSrcSet: srcSet, imageSizes: sizes } : { href: src };
  if (!phone) return [{ ...preload, ...wide }];
  return [
    { ...preload, ...wide, media: `not all and ${PHONE_MEDIA}` },
    { ...preload, href: phone.srcSet, media: PHONE_MEDIA },
  ];
}

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= DESCRIPTION_LENGTH ? plain : `${plain.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;
}
