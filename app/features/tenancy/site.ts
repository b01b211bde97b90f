import {
  type AccountConfig,
  type DateFormat,
  RATING_PERMISSION,
  SOCIAL_NETWORKS,
  type StaticPage,
  type ThemeChoice,
} from '#app/contract/account.ts';
import type { Category } from '#app/contract/content.ts';
import type { FooterConfig, HeaderConfig, TemplateV2 } from '#app/contract/template.ts';

export interface SiteLanguage {
  code: string;
  displayName: string;
}

export interface SocialLink {
  network: (typeof SOCIAL_NETWORKS)[number];
  url: string;
}

/** The brand as its pages need it. */
export interface Site {
  /** False shows the account-disabled screen on every path. */
  isActive: boolean;
  title: string;
  description: string;
  /** Empty when the account names none; then there is nothing to choose. */
  languages: readonly SiteLanguage[];
  defaultLanguage: string;
  dateFormat: DateFormat;
  assetOrigin: string;
  /** Drawn for dark and for light surfaces, where the brand has them. */
  logos?: AccountConfig['account_metadata']['logos'];
  /** Null is the default theme. */
  theme: ThemeChoice | null;
  /** Of a page-builder account; null shows the default ones. */
  header: HeaderConfig | null;
  footer: FooterConfig | null;
  permissions: { rating: boolean };
  razorpayKeyId: string | null;
  usesCustomTemplate: boolean;
  refreshesContent: boolean;
  /** Active ones only, in the account's order. */
  categories: readonly { id: string; name: string }[];
  /** Those visible on the website, social links left out. */
  staticPages: readonly StaticPage[];
  /** False where they could not be read: then it is not known which there are. */
  knowsStaticPages: boolean;
  socialLinks: readonly SocialLink[];
}

export interface SiteData {
  account: AccountConfig;
  /** Null where they could not be read. */
  staticPages: readonly StaticPage[] | null;
  categories: readonly Category[];
  /** The published page-builder template, where the account uses one. */
  template: TemplateV2 | null;
}

export function toSite({ account, categories, template, ...data }: SiteData, assetOrigin: string): Site {
  const staticPages = data.staticPages ?? [];
  return {
    isActive: account.status !== undefined,
    title: account.account_metadata.title,
    description: account.account_metadata.description,
    languages: account.allowed_languages,
    defaultLanguage: account.default_language,
    dateFormat: account.date_format,
    assetOrigin,
    logos: account.account_metadata.logos,
    theme: template?.selected_theme ?? account.custom_theme ?? null,
    header: template?.header ?? null,
    footer: template?.footer ?? null,
    permissions: { rating: account.module_permissions[RATING_PERMISSION] === true },
    razorpayKeyId: account.razorpay_key_id ?? null,
    usesCustomTemplate: account.od_resource_allowances.custom_template,
    refreshesContent: account.od_resource_allowances.content_refresh,
    categories: categories
      .filter(({ status }) => status !== undefined)
      .map(({ _id, name }) => ({ id: _id, name })),
    staticPages: staticPages.filter((page) => page.visible_on_website && page.type !== 'SOCIAL_LINKS'),
    knowsStaticPages: data.staticPages !== null,
    socialLinks: toSocialLinks(staticPages),
  };
}

/** The first published template is the one in use (page-builder.md §4). */
export function publishedTemplate(templates: readonly TemplateV2[]): TemplateV2 | null {
  return templates.find((template) => template.is_published) ?? null;
}

function toSocialLinks(staticPages: readonly StaticPage[]): SocialLink[] {
  const page = staticPages.find(({ type }) => type === 'SOCIAL_LINKS');
  if (page?.type !== 'SOCIAL_LINKS' || !page.visible_on_website) return [];
  return toNetworkLinks(page.content);
}

/** Of those that we know, in our order. */
export function toNetworkLinks(urls: Readonly<Record<string, string>>): SocialLink[] {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const url = urls[network];
    return url ? [{ network, url }] : [];
  });
}
