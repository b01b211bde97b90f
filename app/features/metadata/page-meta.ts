import type { MetaDescriptor } from '@remix-run/react';
import { paths } from '#app/features/links/paths.ts';
import { PHONE_MEDIA, type PictureSource } from '#app/ui/components/picture/picture.tsx';
import type { JsonLd } from './json-ld.ts';
import { languageHref, languageLinks, openGraphLocale, type SiteLanguages } from './language-links.ts';
import { shorten } from './shorten.ts';
import type { SocialImage } from './social-image.ts';

const DESCRIPTION_LENGTH = 200;

type Matches = readonly ({ id: string; data: unknown } | undefined)[];

/** What a page is to Open Graph. */
type PageType = 'website' | 'article' | 'profile' | 'video.movie' | 'video.other' | 'video.tv_show';

const TYPE_OF_THING: Readonly<Record<string, PageType>> = {
  Movie: 'video.movie',
  Person: 'profile',
  TVSeries: 'video.tv_show',
  VideoObject: 'video.other',
};

interface PageMeta {
  /** Of the route's `meta` arguments. */
  matches: Matches;
  /** Null on the home page, which is titled as the brand is. */
  title: string | null;
  description?: string | undefined;
  /** An absolute address, or `toSocialImage(…)`, which knows its size. */
  image?: string | SocialImage | undefined;
  /** The page's own, with a query only where that makes another page of it (`?page=2`). */
  path: string;
  /** Defaults to the type of the first entry of `jsonLd`. */
  type?: PageType | undefined;
  /**
   * False for pages that are not to be found: search results, forms, a listing with filters that cannot be
   * read.
   */
  isIndexed?: boolean | undefined;
  /** Other sites may show the page's video in an iframe. */
  isEmbeddable?: boolean | undefined;
  /** Paths of the neighbours of one page of a list. */
  pages?: { previous: string | null; next: string | null } | undefined;
  /** From the loader, where the mappers of `json-ld-*.ts` run: their code is of no use in a browser. */
  jsonLd?: readonly JsonLd[] | undefined;
}

/**
 * What search engines and link previews read of a page. The brand's name, origin and languages come from the
 * root's data.
 */
export function toPageMeta(page: PageMeta): MetaDescriptor[] {
  const { matches, title, path, description = '', isIndexed = true, jsonLd = [] } = page;
  const site = rootOf(matches);
  const canonical = languageHref(site.origin + path, site.language, site.defaultLanguage);
  return [
    { title: title === null ? site.title : `${title} · ${site.title}` },
    ...named('description', shorten(description, DESCRIPTION_LENGTH)),
    { name: 'robots', content: isIndexed ? 'max-image-preview:large' : 'noindex' },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(page.isEmbeddable ? [oEmbedLink(canonical, title, site)] : []),
    ...(isIndexed ? alternateLinks(page, site) : []),
    ...socialMeta(page, site, canonical),
    ...jsonLd.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } })),
  ];
}

/** The discovery link by which another site finds the embed for this page's URL (https://oembed.com, §4). */
function oEmbedLink(canonical: string, title: string | null, site: RootData): MetaDescriptor {
  const address = site.origin + paths.oEmbed({}, { url: canonical, format: 'json' });
  const href = languageHref(address, site.language, site.defaultLanguage);
  return { tagName: 'link', rel: 'alternate', type: 'application/json+oembed', href, title };
}

/** The same page in other languages, and the pages of the list before and after it. */
function alternateLinks({ path, pages }: PageMeta, site: RootData): MetaDescriptor[] {
  const { origin, language, defaultLanguage } = site;
  const neighbours = [
    ['prev', pages?.previous],
    ['next', pages?.next],
  ] as const;
  return [
    ...languageLinks(origin + path, site).map((link) => ({ tagName: 'link', rel: 'alternate', ...link })),
    ...neighbours.flatMap(([rel, neighbour]) =>
      neighbour
        ? [{ tagName: 'link', rel, href: languageHref(origin + neighbour, language, defaultLanguage) }]
        : [],
    ),
  ];
}

function socialMeta(
  { title, description = '', image, type, jsonLd }: PageMeta,
  { title: siteTitle, language, languages }: RootData,
  canonical: string,
): MetaDescriptor[] {
  const picture = typeof image === 'string' ? { url: image } : image;
  const others = languages.filter((code) => code !== language);
  return [
    ...property('og:type', type ?? TYPE_OF_THING[String(jsonLd?.[0]?.['@type'])] ?? 'website'),
    ...property('og:url', canonical),
    ...property('og:site_name', siteTitle),
    ...property('og:title', title ?? siteTitle),
    ...property('og:description', shorten(description, DESCRIPTION_LENGTH)),
    ...property('og:locale', openGraphLocale(language)),
    ...others.flatMap((code) => property('og:locale:alternate', openGraphLocale(code))),
    ...property('og:image', picture?.url),
    ...property('og:image:width', picture?.width),
    ...property('og:image:height', picture?.height),
    ...property('og:image:alt', picture?.alt),
    // Title, text and picture of a card are Open Graph's where it has none of its own.
    ...named('twitter:card', picture ? 'summary_large_image' : 'summary'),
  ];
}

function property(name: string, content: string | number | undefined): MetaDescriptor[] {
  return content === undefined || content === '' ? [] : [{ property: name, content: String(content) }];
}

function named(name: string, content: string): MetaDescriptor[] {
  return content === '' ? [] : [{ name, content }];
}

interface RootData extends SiteLanguages {
  title: string;
  origin: string;
  language: string;
}

const NO_ROOT: RootData = { title: '', origin: '', language: '', languages: [], defaultLanguage: '' };

/** Pages render only where the root's loader succeeded, so its data is there and has its shape. */
function rootOf(matches: Matches): RootData {
  const root = matches.find((match) => match?.id === 'root');
  return (root?.data as RootData | undefined) ?? NO_ROOT;
}

/**
 * Lets the page's largest picture start before its markup is read; a phone's crop is preloaded on phones
 * only.
 */
export function preloadPicture(source: PictureSource | null, sizes: string): MetaDescriptor[] {
  if (!source) return [];
  const { src, srcSet, phone } = source;
  const preload = { tagName: 'link', rel: 'preload', as: 'image', fetchpriority: 'high' } as const;
  const wide = srcSet ? { href: src, imageSrcSet: srcSet, imageSizes: sizes } : { href: src };
  if (!phone) return [{ ...preload, ...wide }];
  const { media = PHONE_MEDIA } = phone;
  return [
    { ...preload, ...wide, media: `not all and ${media}` },
    { ...preload, href: phone.srcSet, media },
  ];
}
