import { languageLinks, type SiteLanguages } from '#app/features/metadata/language-links.ts';
import { element, escapeXml } from './xml.ts';

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const VIDEO = 'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"';

/** A page's film, as a video sitemap has it. */
export interface SitemapVideo {
  thumbnail: string;
  title: string;
  description: string;
  /** Where it is shown by itself. */
  player: string;
  /** The file or stream, where anyone may have it. */
  content: string | undefined;
  seconds: number | undefined;
  expires: string | undefined;
  published: string | undefined;
  requiresSubscription: boolean;
  isLive: boolean;
}

export interface SitemapEntry {
  /** On this site, in no particular language. */
  path: string;
  modified?: string | undefined;
  video?: SitemapVideo | undefined;
}

export interface SitemapSite extends SiteLanguages {
  origin: string;
}

export function toSitemapXml(site: SitemapSite, entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) => urlXml(site, entry));
  return `${PROLOGUE}<urlset ${SITEMAP} ${XHTML} ${VIDEO}>${urls.join('')}</urlset>`;
}

export function toSitemapIndexXml(addresses: readonly string[]): string {
  const sitemaps = addresses.map((address) => `<sitemap>${element('loc', address)}</sitemap>`);
  return `${PROLOGUE}<sitemapindex ${SITEMAP}>${sitemaps.join('')}</sitemapindex>`;
}

function urlXml(site: SitemapSite, { path, modified, video }: SitemapEntry): string {
  const url = site.origin + path;
  const languages = languageLinks(url, site).map(
    ({ hrefLang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(hrefLang)}" href="${escapeXml(href)}"/>`,
  );
  const elements = [
    element('loc', url),
    element('lastmod', modified),
    ...languages,
    video ? videoXml(video) : '',
  ];
  return `<url>${elements.join('')}</url>`;
}

/** In the order in which Google's schema has them. */
function videoXml(video: SitemapVideo): string {
  const elements = [
    element('video:thumbnail_loc', video.thumbnail),
    element('video:title', video.title),
    element('video:description', video.description),
    element('video:content_loc', video.content),
    element('video:player_loc', video.player),
    element('video:duration', video.seconds),
    element('video:expiration_date', video.expires),
    element('video:publication_date', video.published),
    element('video:requires_subscription', yesOrNo(video.requiresSubscription)),
    element('video:live', yesOrNo(video.isLive)),
  ];
  return `<video:video>${elements.join('')}</video:video>`;
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
