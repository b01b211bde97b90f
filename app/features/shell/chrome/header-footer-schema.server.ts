import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { LinkSchema } from '#app/contract/link.ts';
import { PictureSchema } from '#app/contract/picture.ts';
import { lenientArray, maybe, plainObject } from '#app/contract/reading.ts';

// The headers and footers of page-builder.md §3. Every field is optional: what cannot be parsed is left out.

const COLUMNS_AT_MOST = 12;
const LINKS_AT_MOST = 40;

const words = maybe(v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.value)));
/** A telephone number is easily written as one. */
const number = maybe(
  v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.maxLength(LIMITS.phone)),
);
const link = maybe(LinkSchema);
const picture = maybe(PictureSchema);

const MenuLinkSchema = plainObject({ text: words, link });
const ButtonSchema = plainObject({
  enabled: maybe(v.boolean()),
  text: words,
  button_text: words,
  link,
});
const menu = maybe(lenientArray(MenuLinkSchema, LINKS_AT_MOST));
const button = maybe(ButtonSchema);

const SiteMapColumnSchema = plainObject({ title: words, link, sub_heading_data: menu });
const siteMap = maybe(lenientArray(SiteMapColumnSchema, COLUMNS_AT_MOST));

export type MenuLink = v.InferOutput<typeof MenuLinkSchema>;
export type ButtonData = v.InferOutput<typeof ButtonSchema>;
export type SiteMapColumn = v.InferOutput<typeof SiteMapColumnSchema>;

export const HeaderDataSchema = plainObject({
  logo_s3key: picture,
  heading_1: maybe(MenuLinkSchema),
  heading_2: maybe(MenuLinkSchema),
  heading_3: maybe(MenuLinkSchema),
  heading_4: maybe(MenuLinkSchema),
  headings: menu,
  sign_in: maybe(MenuLinkSchema),
  cta_button: button,
  cta_buttons: maybe(lenientArray(ButtonSchema, LINKS_AT_MOST)),
  site_map: siteMap,
  menu_btn: button,
  add_btn1: button,
  add_btn2: button,
  column_one_menus: menu,
  column_two_menus: menu,
});
export type HeaderData = v.InferOutput<typeof HeaderDataSchema>;

const SocialHandleSchema = plainObject({ name: words, url: words });
const EmailFormSchema = plainObject({
  enabled: maybe(v.boolean()),
  title: words,
  placeholder_text: words,
  button_text: words,
  link,
});

export const FooterDataSchema = plainObject({
  image_s3key: picture,
  bg_image_s3key: picture,
  site_map: siteMap,
  column_one_menus: menu,
  column_two_menus: menu,
  social_handles: maybe(lenientArray(SocialHandleSchema, LINKS_AT_MOST)),
  email_form: maybe(EmailFormSchema),
  button,
  header: words,
  email: words,
  phone: number,
  copyright_text: words,
});
export type FooterData = v.InferOutput<typeof FooterDataSchema>;
