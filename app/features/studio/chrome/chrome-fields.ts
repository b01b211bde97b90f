import type { FOOTER_KEYS, HEADER_KEYS } from '#app/contract/template.ts';

export type ChromeKey = (typeof HEADER_KEYS)[number] | (typeof FOOTER_KEYS)[number];

/** The name of a field, with those inside of it where it is a group or a list. */
type ChromeField = string | readonly [name: string, fields: readonly ChromeField[]];

const link = ['text', 'link'];
const button = ['enabled', ...link];
const links: ChromeField = ['headings', link];
const signIn: ChromeField = ['sign_in', link];
const callToAction: ChromeField = ['cta_button', button];
const siteMap: ChromeField = ['site_map', ['title', 'link', ['sub_heading_data', link]]];
const columns: readonly ChromeField[] = [
  ['column_one_menus', link],
  ['column_two_menus', link],
];
const emailForm: ChromeField = [
  'email_form',
  ['enabled', 'title', 'placeholder_text', 'button_text', 'link'],
];
const signature: readonly ChromeField[] = [
  'image_s3key',
  'bg_image_s3key',
  'header',
  ['button', button],
  emailForm,
  ['social_handles', ['name', 'url']],
  'email',
  'phone',
  'copyright_text',
];

/** What each variant draws, in the order of its form. */
export const CHROME_FIELDS: Readonly<Record<ChromeKey, readonly ChromeField[]>> = {
  defaultHeader: ['logo_s3key', links, signIn, callToAction],
  translucentHeader: ['logo_s3key', links, signIn, callToAction],
  siteMapHeader: ['logo_s3key', siteMap, links, signIn, callToAction, ['menu_btn', button], ...columns],
  reducedHeader: ['logo_s3key', links, signIn, ['add_btn1', button], ['add_btn2', button]],
  defaultFooter: [siteMap, ...signature],
  siteMapFooter: [siteMap, ...signature],
  linkColumnsFooter: [...columns, ...signature],
  takedownFooter: [siteMap, ...signature],
};
