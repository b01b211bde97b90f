import { SOCIAL_NETWORKS } from '#app/contract/account.ts';
import { isSafeUrl } from '#app/contract/primitives.ts';
import type { FooterConfig } from '#app/contract/template.ts';
import { paths } from '#app/features/links/paths.ts';
import { toSiteLink } from '#app/features/links/site-link.ts';
import type { Site, SocialLink } from '#app/features/tenancy/site.ts';
import { type BrandLogo, brandLogo, namedLogo } from '#app/features/themes/brand-logo.ts';
import { type FooterData, FooterDataSchema } from '../../chrome/header-footer-schema.server.ts';
import { toLinkGroups, toMenuItems, toSwitchedButton } from '../../chrome/menu-links.server.ts';
import { readHeaderOrFooter } from '../../chrome/read-header-footer.server.ts';
import type { FooterModel, LinkGroup, MenuItem } from '../../chrome/site-chrome.ts';

interface FooterContext {
  site: Pick<Site, 'assetOrigin' | 'logos' | 'theme' | 'socialLinks' | 'staticPages'>;
  /** Of the viewer's language. */
  words: { email: string; goOn: string; takedown: string };
}

/** Null where the site's own footer shows all that was set up. */
export function toFooterModel(config: FooterConfig, context: FooterContext): FooterModel | null {
  const { component_key: key } = config;
  const footer: FooterData = readHeaderOrFooter(FooterDataSchema, config) ?? {};
  const { site, words } = context;
  const handles = toSocialLinks(footer.social_handles);
  const model: FooterModel = {
    key,
    logo: footerLogo(footer, site),
    backgroundSrc: pictureSource(footer.bg_image_s3key, site),
    text: footer.header ?? '',
    columns: key === 'linkColumnsFooter' ? toTwoColumns(footer) : toLinkGroups(footer.site_map),
    button: toSwitchedButton(footer.button),
    emailForm: toEmailForm(footer.email_form, words),
    social: handles.length > 0 ? handles : site.socialLinks,
    email: reached('mailto:', footer.email, footer.email),
    phone: reached('tel:', footer.phone, footer.phone?.replace(/[^\d+*#]/g, '')),
    copyright: footer.copyright_text ?? '',
    takedown: key === 'takedownFooter' ? takedownLink(site, words.takedown) : null,
  };
  const isPlain = key === 'defaultFooter' && handles.length === 0 && isEmpty(model);
  return isPlain ? null : model;
}

/** Its picture has a dark scrim over it in every theme. */
function footerLogo(
  { image_s3key, bg_image_s3key }: FooterData,
  site: FooterContext['site'],
): BrandLogo | null {
  return namedLogo(image_s3key, site) ?? (bg_image_s3key ? brandLogo(site, 'dark') : null);
}

/** Two columns of links, or as many of a site map. */
function toTwoColumns({ column_one_menus, column_two_menus, site_map }: FooterData): LinkGroup[] {
  const columns = [column_one_menus, column_two_menus]
    .map((menu) => ({ title: { label: '', link: null }, links: toMenuItems(menu) }))
    .filter(({ links }) => links.length > 0);
  return columns.length > 0 ? columns : toLinkGroups(site_map).slice(0, 2);
}

/** A form that could lead nowhere is not offered. */
function toEmailForm(
  form: FooterData['email_form'],
  words: FooterContext['words'],
): FooterModel['emailForm'] {
  const link = form?.enabled ? toSiteLink(form.link) : null;
  if (!form || !link) return null;
  const { title = '', placeholder_text: placeholder = '', button_text } = form;
  return { title, placeholder, buttonText: button_text || words.goOn, fieldLabel: words.email, link };
}

const NETWORKS: ReadonlySet<string> = new Set(SOCIAL_NETWORKS);
const OTHER_NAMES: Readonly<Record<string, string>> = { x: 'twitter' };

function isNetwork(name: string): name is SocialLink['network'] {
  return NETWORKS.has(name);
}

/** One of each network that we know and that leads somewhere. */
function toSocialLinks(handles: FooterData['social_handles']): SocialLink[] {
  const found = new Map<SocialLink['network'], SocialLink>();
  for (const { name = '', url = '' } of handles ?? []) {
    const wanted = name.toLowerCase();
    const network = OTHER_NAMES[wanted] ?? wanted;
    const href = isSafeUrl(url) ? toSiteLink(directLink(url))?.href : undefined;
    if (isNetwork(network) && href?.startsWith('http') && !found.has(network))
      found.set(network, { network, url: href });
  }
  return [...found.values()];
}

/** How to reach the brand, as it is written; text where nobody could be reached so. */
function reached(scheme: string, label: string | undefined, target: string | undefined): MenuItem | null {
  if (!label) return null;
  const url = `${scheme}${target ?? ''}`;
  return { label, link: target && isSafeUrl(url) ? toSiteLink(directLink(url)) : null };
}

const directLink = (url: string) => ({
  type: 'DIRECT' as const,
  data: { url, other: [] },
  popup_enabled: false,
});

function takedownLink({ staticPages }: Pick<Site, 'staticPages'>, label: string): MenuItem {
  const hasPage = staticPages.some(({ type }) => type === 'COPYRIGHT');
  return { label, link: hasPage ? { href: paths.copyright() } : null };
}

function pictureSource(key: string | undefined, { assetOrigin }: Pick<Site, 'assetOrigin'>): string | null {
  return key ? `${assetOrigin}/${key}` : null;
}

function isEmpty({ key, social, text, columns, copyright, ...rest }: FooterModel): boolean {
  return !text && columns.length === 0 && !copyright && Object.values(rest).every((part) => part === null);
}
