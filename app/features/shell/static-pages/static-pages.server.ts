import { data, redirect } from '@remix-run/cloudflare';
import type { FaqEntry, StaticPage } from '#app/contract/account.ts';
import type { CmsPage } from '#app/contract/pages.ts';
import { pageForError } from '#app/features/catalogue/page-for-error.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { staticPageSlug } from '#app/features/links/static-page-slug.ts';
import { type RichTextNode, toPlainText } from '#app/features/rich-text/rich-text-node.ts';
import { toRichText } from '#app/features/rich-text/to-rich-text.server.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import { memoizeByObject } from '#app/lib/memoize.ts';
import { isClientError } from '#app/services/service-error.ts';
import type { UserService } from '#app/services/user.server.ts';
import { staticPageAt } from './static-page-link.ts';

/** A page of text. */
export interface TextPage {
  /** May be empty; then the page has a name of ours. */
  title: string;
  description: string;
  nodes: readonly RichTextNode[];
}

export interface FaqPage {
  title: string;
  description: string;
  entries: readonly { question: string; answer: readonly RichTextNode[] }[];
}

// Reading HTML takes a while, and answers stay the same objects while they are cached.
const textPages = new WeakMap<object, TextPage>();
const faqPages = new WeakMap<object, FaqPage>();

/** The text page at `pathname`; one that is absent or not visible redirects home (viewer.md §2). */
export function requireInfoPage(site: Site, pathname: string): TextPage & { type: string; path: string } {
  const place = staticPageAt(pathname);
  const page = place ? visiblePage(site, place.type) : undefined;
  if (!place || typeof page?.content !== 'string') throw noSuchPage(site);
  const { title, content } = page;
  return { ...memoizeByObject(textPages, page, () => toTextPage(title, content, site)), ...place };
}

export function requireFaq(site: Site): FaqPage {
  const page = visiblePage(site, 'FAQ');
  if (page?.type !== 'FAQ') throw noSuchPage(site);
  return memoizeByObject(faqPages, page, () => toFaqPage(page.title, page.content, site));
}

/** A backend that knows no such call has no such pages. Throws the page for any other failure. */
export async function loadCmsPages(user: Pick<UserService, 'customPages'>): Promise<readonly CmsPage[]> {
  try {
    return await user.customPages();
  } catch (error) {
    if (isClientError(error, 404)) return [];
    throw pageForError(error);
  }
}

/** The page that the brand wrote for `/static/{pageUrl}`; null where nobody wrote one. */
export function cmsPageAt(
  pages: readonly CmsPage[],
  wanted: string,
  site: Site,
): (TextPage & { pageUrl: string }) | null {
  const page = pages.find(
    ({ type, page_url: url }) => type === 'STATIC' && staticPageSlug(url) === staticPageSlug(wanted),
  );
  if (page?.type !== 'STATIC') return null;
  const { title = '', content, page_url: url } = page;
  return {
    ...memoizeByObject(textPages, page, () => toTextPage(title, content, site)),
    pageUrl: staticPageSlug(url),
  };
}

/** The way home, but only where it is certain that there is no such page. */
function noSuchPage({ knowsStaticPages }: Site): unknown {
  return knowsStaticPages ? redirect(paths.homeAlias()) : data({ kind: 'unavailable' }, { status: 503 });
}

/** A page has one address: another spelling of it, as backends and links may have it, leads there. */
export function requireOwnSpelling(request: Request, path: string): void {
  const { pathname, search } = new URL(request.url);
  if (pathname !== path) throw redirect(path + search, 308);
}

/** Those of the site are visible ones only. */
function visiblePage({ staticPages }: Site, type: StaticPage['type']): StaticPage | undefined {
  return staticPages.find((page) => page.type === type);
}

function toTextPage(title: string, html: string, { assetOrigin }: Site): TextPage {
  const nodes = toRichText(html, { assetOrigin });
  return { title, description: toPlainText(nodes), nodes };
}

function toFaqPage(title: string, entries: readonly FaqEntry[], { assetOrigin }: Site): FaqPage {
  return {
    title,
    description: entries.map(({ question }) => question).join(' '),
    entries: entries.map(({ question, answer }) => ({
      question,
      answer: toRichText(answer, { assetOrigin }),
    })),
  };
}
