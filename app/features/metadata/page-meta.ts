import type { MetaDescriptor } from '@remix-run/react';
import { PHONE_MEDIA, type PictureSource } from '#app/ui/picture.tsx';

const DESCRIPTION_LENGTH = 200;

type Matches = readonly ({ id: string; data: unknown } | undefined)[];

/** What search engines and link previews read of a page. The brand's name and origin come from the root's data. */
export function toPageMeta({
  matches,
  title,
  description,
  image,
  path,
}: {
  /** Of the route's `meta` arguments. */
  matches: Matches;
  /** Null on the home page, which is titled as the brand is. */
  title: string | null;
  description: string;
  /** Absolute. */
  image?: string | undefined;
  /** The page's own, with a query only where that makes another page of it (`?page=2`). */
  path: string;
}): MetaDescriptor[] {
  const { title: siteTitle, origin } = rootOf(matches);
  const canonical = origin + path;
  const text = shorten(description);
  return [
    { title: title === null ? siteTitle : `${title} · ${siteTitle}` },
    { name: 'description', content: text },
    { property: 'og:title', content: title ?? siteTitle },
    { property: 'og:description', content: text },
    { property: 'og:site_name', content: siteTitle },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: canonical },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ];
}

interface RootData {
  title: string;
  origin: string;
}

/** Pages show only where the root's loader answered, so its data is there and has its shape. */
function rootOf(matches: Matches): RootData {
  const root = matches.find((match) => match?.id === 'root');
  return (root?.data as RootData | undefined) ?? { title: '', origin: '' };
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
