import { paths } from '#app/features/links/paths.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import { type JsonLd, thing } from './json-ld.ts';
import { languageHref } from './language-links.ts';

/** The facts about the brand and the viewer's language that the mappers need. */
export interface JsonLdSite {
  origin: string;
  assetOrigin: string;
  title: string;
  language: string;
  defaultLanguage: string;
  /** viewer.md §2: ratings show only with the permission. */
  showRating: boolean;
}

export function toJsonLdSite(site: Site, origin: string, language: string): JsonLdSite {
  const { assetOrigin, title, defaultLanguage, permissions } = site;
  return { origin, assetOrigin, title, language, defaultLanguage, showRating: permissions.rating };
}

/** A page's own address, as its canonical link has it. */
export function pageUrl({ origin, language, defaultLanguage }: JsonLdSite, path: string): string {
  return languageHref(origin + path, language, defaultLanguage);
}

/** A picture's address; keys may hold blanks and letters of any script. */
export function pictureUrl(
  { assetOrigin }: Pick<JsonLdSite, 'assetOrigin'>,
  key: string | undefined,
): string | undefined {
  return key ? `${assetOrigin}/${key.split('/').map(encodeURIComponent).join('/')}` : undefined;
}

/** Who runs the site, and the site with its search: for the home page. */
export function toSiteJsonLd(
  site: JsonLdSite,
  brand: Pick<Site, 'description' | 'socialLinks'>,
  logo: string,
): JsonLd[] {
  const { title: name, language } = site;
  // The braces of the template must arrive as they are, which a query's encoding would not let them.
  const search = pageUrl(site, paths.search({}, { search_text: 'WORDS' })).replace('WORDS', '{search_text}');
  return [
    thing('WebSite', {
      name,
      url: `${site.origin}${paths.home()}`,
      description: brand.description,
      inLanguage: language,
      potentialAction: thing('SearchAction', {
        target: thing('EntryPoint', { urlTemplate: search }),
        'query-input': 'required name=search_text',
      }),
    }),
    thing('Organization', {
      name,
      url: `${site.origin}${paths.home()}`,
      logo,
      sameAs: webAddresses(brand.socialLinks.map(({ url }) => url)),
    }),
  ];
}

/** Absolute URLs only: a path or a bare host means nothing outside the page. */
export function webAddresses(urls: readonly string[]): string[] {
  return urls.filter((url) => /^https?:\/\//i.test(url));
}
