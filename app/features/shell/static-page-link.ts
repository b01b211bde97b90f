import type { StaticPage } from '#app/contract/account.ts';
import { paths } from '#app/features/links/paths.ts';
import type { ShellLink } from './shell-model.ts';

const PATHS = {
  ABOUT_US: paths.aboutUs(),
  TNC: paths.termsOfUse(),
  PRIVACY_POLICY: paths.privacyPolicy(),
  COPYRIGHT: paths.copyright(),
  FAQ: paths.faq(),
  SOCIAL_LINKS: null,
} satisfies Record<StaticPage['type'], string | null>;

/** The footer's link to a static page; null for what is no page or has no title to show. */
export function staticPageLink(page: Pick<StaticPage, 'type' | 'title'>): ShellLink | null {
  const href = PATHS[page.type];
  return href && page.title ? { label: page.title, href } : null;
}
