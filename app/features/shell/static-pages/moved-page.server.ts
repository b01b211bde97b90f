import { redirect } from '@remix-run/cloudflare';
import type { CmsPage } from '#app/contract/pages.ts';
import { paths } from '#app/features/links/paths.ts';
import { staticPageSlug } from '#app/features/links/static-page-slug.ts';
import { customPageSlug } from '#app/features/page-builder/custom-page.ts';

type PageType = CmsPage['type'];

const SLUG_OF = { CUSTOM: customPageSlug, STATIC: staticPageSlug } as const;
const PATH_OF = { CUSTOM: paths.customPage, STATIC: paths.staticPage } as const;

/** The path of the page that had an address before; null where none had. What has it now comes first. */
export function movedPath(pages: readonly CmsPage[], type: PageType, wanted: string): string | null {
  const slugOf = SLUG_OF[type];
  const slug = slugOf(wanted);
  const hadIt = ({ old_urls = [] }: CmsPage) => old_urls.some((url) => slugOf(url) === slug);
  const page = slug === '' ? undefined : pages.find((each) => each.type === type && hadIt(each));
  return page ? PATH_OF[type]({ pageURL: slugOf(page.page_url) }) : null;
}

/** Where an address without a page leads: to the page that had it, or home (page-builder.md §8). */
export function leadOn(
  pages: readonly CmsPage[],
  type: PageType,
  wanted: string,
  request: Request,
): Response {
  const path = movedPath(pages, type, wanted);
  if (path === null) return redirect(paths.homeAlias());
  // Another page may get the address one day: browsers do not remember this without looking again.
  const headers = { 'cache-control': 'no-cache' };
  return redirect(path + new URL(request.url).search, { status: 301, headers });
}
