import type { StaticPage } from '#app/contract/account.ts';
import { paths } from '#app/features/links/paths.ts';
import type { ShellLink } from '../chrome/site-chrome.ts';

const PATHS = {
  ABOUT_US: paths.aboutUs(),
  TNC: paths.termsOfUse(),
  PRIVACY_POLICY: paths.privacyPolicy(),
  COPYRIGHT: paths.copyright(),
  FAQ: paths.faq(),
  SOCIAL_LINKS: null,
} satisfies Record<StaticPage['type'], string | null>;

/** Null for what is no page. */
export function staticPagePath({ type }: Pick<StaticPage, 'type'>): string | null {
  return PATHS[type];
}

export type NameOfPage = (type: StaticPage['type']) => string;

/** The footer's link to a static page, by its title or else by the site's own name for it. */
export function staticPageLink(
  page: Pick<StaticPage, 'type' | 'title'>,
  nameOfPage: NameOfPage,
): ShellLink | null {
  const href = staticPagePath(page);
  return href ? { label: page.title || nameOfPage(page.type), href } : null;
}

/**
 * Which static page is at a path (viewer.md §2), as the router reads paths: in any case, with or without a
 * slash.
 */
export function staticPageAt(pathname: string): { type: StaticPage['type']; path: string } | null {
  const wanted = pathname.toLowerCase().replace(/\/+$/, '');
  for (const [type, path] of Object.entries(PATHS)) {
    // The table's keys are the types.
    if (path === wanted) return { type: type as StaticPage['type'], path };
  }
  return null;
}
