import type { FOOTER_KEYS, HEADER_KEYS } from '#app/contract/template.ts';

export type FrameKey = (typeof HEADER_KEYS)[number] | (typeof FOOTER_KEYS)[number];

/** The name of a field, with those inside of it where it is a group or a list. */
type FrameField = string | readonly [name: string, fields: readonly FrameField[]];

const link = ['text', 'link'];
const button = ['enabled', ...link];
const links: FrameField = ['headings', link];
const signIn: FrameField = ['sign_in', link];
const callToAction: FrameField = ['cta_button', button];
const siteMap: FrameField = ['site_map', ['title', 'link', ['sub_heading_data', link]]];
const columns: readonly FrameField[] = [
  ['column_one_menus', link],
  ['column_two_menus', link],
];
const emailForm: FrameField = ['email_form', ['enabled', 'title', 'placeholder_text', 'button_text', 'link']];
const signature: readonly FrameField[] = [
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
export const FRAME_FIELDS: Readonly<Record<FrameKey, readonly FrameField[]>> = {
  defaultHeader: ['logo_s3key', links, signIn, callToAction],
  translucentHeader: ['logo_s3key', links, signIn, callToAction],
  siteMapHeader: ['logo_s3key', siteMap, links, signIn, callToAction, ['menu_btn', button], ...columns],
  reducedHeader: ['logo_s3key', links, signIn, ['add_btn1', button], ['add_btn2', button]],
  defaultFooter: [siteMap, ...signature],
  siteMapFooter: [siteMap, ...signature],
  linkColumnsFooter: [...columns, ...signature],
  takedownFooter: [siteMap, ...signature],
};
