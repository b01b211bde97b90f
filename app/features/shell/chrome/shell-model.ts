import type { Profile } from '#app/contract/profile.ts';
import { rolesOf } from '#app/contract/roles.ts';
import type { User } from '#app/contract/user.ts';
import { categoryPath } from '#app/features/links/listing-paths.ts';
import type { Site, SocialLink } from '#app/features/tenancy/site.ts';
import { type BrandLogo, brandLogo } from '#app/features/themes/brand-logo.ts';
import { memoizeByObject } from '#app/lib/memoize.ts';
import { type NameOfPage, staticPageLink } from '../static-pages/static-page-link.ts';
import type { ShellLink, SiteChrome } from './site-chrome.ts';

/** What header and footer show. Nothing in it depends on the path, which the components read themselves. */
export interface ShellModel extends BrandLogo {
  title: string;
  assetOrigin: string;
  categories: readonly ShellLink[];
  /** Null where there is nothing to choose. */
  language: { code: string; name: string } | null;
  /** Null for a guest. */
  viewer: {
    firstName: string;
    showSubscribe: boolean;
    isInGrace?: true;
    /** A child's profile is in use. */
    isChild?: true;
    /** The keys of entries that their menu does without. */
    without?: readonly string[];
  } | null;
  footerLinks: readonly ShellLink[];
  /** There are plans to choose from at /pricing. */
  sellsPlans: boolean;
  /** There are channels at /channels. */
  hasChannels: boolean;
  socialLinks: readonly SocialLink[];
  copyrightYear: number;
  /** Inside the brand's own app, which has a header of its own (viewer.md §2). */
  isMobileApp: boolean;
  /** What the brand's owner has made of header and footer. */
  siteChrome?: SiteChrome | undefined;
}

export function toShell({
  site,
  user,
  profile,
  language,
  url,
  hasActivePlan,
  isInGrace = false,
  lacksContinueList = false,
  siteChrome,
  sellsPlans = false,
  hasChannels = false,
  nameOfPage,
  now = new Date(),
}: {
  site: Site;
  user: Pick<User, 'name' | 'is_staff' | 'roles'> | null;
  profile?: Pick<Profile, 'name' | 'is_child'> | undefined;
  language: string;
  url: URL;
  /** Undefined where it was not loaded; Subscribe shows only to viewers known to lack a plan. */
  hasActivePlan?: boolean | undefined;
  isInGrace?: boolean | undefined;
  lacksContinueList?: boolean | undefined;
  siteChrome?: SiteChrome | undefined;
  sellsPlans?: boolean;
  hasChannels?: boolean;
  nameOfPage: NameOfPage;
  now?: Date;
}): ShellModel {
  return {
    title: site.title,
    assetOrigin: site.assetOrigin,
    ...brandLogo(site),
    categories: memoizeByObject(categoryLinks, site, toCategoryLinks),
    footerLinks: site.staticPages.flatMap((page) => staticPageLink(page, nameOfPage) ?? []),
    language: toLanguage(site, language),
    viewer: user ? toViewer(user, { profile, hasActivePlan, isInGrace, lacksContinueList }) : null,
    sellsPlans,
    hasChannels,
    socialLinks: site.socialLinks,
    copyrightYear: now.getUTCFullYear(),
    isMobileApp: isMobileApp(url),
    ...(siteChrome && { siteChrome }),
  };
}

export function isMobileApp(url: URL): boolean {
  return url.searchParams.get('mobileApp') === 'true';
}

function toViewer(
  { name, ...user }: Pick<User, 'name' | 'is_staff' | 'roles'>,
  {
    profile,
    hasActivePlan,
    isInGrace,
    lacksContinueList,
  }: {
    profile: Pick<Profile, 'name' | 'is_child'> | undefined;
    hasActivePlan: boolean | undefined;
    isInGrace: boolean;
    lacksContinueList: boolean;
  },
) {
  return {
    firstName: firstWordOf(profile?.name || name),
    showSubscribe: hasActivePlan === false,
    ...(isInGrace ? { isInGrace: true as const } : {}),
    ...(profile?.is_child ? { isChild: true as const } : {}),
    without: [
      ...(profile ? [] : ['profiles']),
      ...(lacksContinueList ? ['continue_watching'] : []),
      ...(rolesOf(user).length > 0 ? [] : ['studio']),
      ...(profile?.is_child ? ACCOUNT_ENTRIES : []),
    ],
  };
}

/** What belongs to the account is not for children. */
const ACCOUNT_ENTRIES = ['my_profile', 'my_subscriptions', 'my_transactions', 'change_plan'];

// The same for every viewer of the brand.
const categoryLinks = new WeakMap<Site, ShellModel['categories']>();

function toCategoryLinks({ categories }: Site): ShellModel['categories'] {
  return categories.map(({ id, name }) => ({ label: name, href: categoryPath({ _id: id, name }) }));
}

function toLanguage({ languages }: Site, code: string): ShellModel['language'] {
  if (languages.length < 2) return null;
  return { code, name: languages.find((language) => language.code === code)?.displayName ?? code };
}

function firstWordOf(name: string): string {
  return name.trim().split(/\s+/, 1)[0] ?? '';
}
