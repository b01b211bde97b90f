import type { FOOTER_KEYS, HEADER_KEYS } from '#app/contract/template.ts';
import type { SiteLink } from '#app/features/links/site-link.ts';
import type { SocialLink } from '#app/features/tenancy/site.ts';
import type { BrandLogo } from '#app/features/themes/brand-logo.ts';

export interface ShellLink {
  label: string;
  href: string;
}

/** A text that leads somewhere, or is just a text. Never blank. */
export interface MenuItem {
  label: string;
  link: SiteLink | null;
}

/** A column of a site map: its title may be blank, and it may have no links, but not both. */
export interface LinkGroup {
  title: MenuItem;
  links: readonly MenuItem[];
}

/** A header as a brand's owner has set it up; its part draws it. */
export interface HeaderModel {
  key: (typeof HEADER_KEYS)[number];
  /** Null for the brand's own, as the page's surface needs it. */
  logo: BrandLogo | null;
  /** Up to four links, or a site map. Empty where the brand's categories replace them. */
  nav: readonly LinkGroup[];
  /** For guests; null for the site's own words and page. */
  signIn: MenuItem | null;
  /** Calls to action: for guests, in the reduced header for everybody. */
  buttons: readonly MenuItem[];
  /** Of the header with a site map: a link, or a drop-down where there are columns. */
  menu: { button: MenuItem; columns: readonly (readonly MenuItem[])[] } | null;
  /** Of the header with a site map, in the viewer's language. */
  buyMembership: string | null;
  /** Pages that nothing of all this leads to: the site then adds its own links. */
  lacks: { home: boolean; channels: boolean; plans: boolean };
  /** Of the translucent header: how much of the page's colour lies over what is behind it, in percent. */
  veil: number | null;
}

/** A footer as a brand's owner has set it up; its part draws it. */
export interface FooterModel {
  key: (typeof FOOTER_KEYS)[number];
  /** As the header's; over its picture also the brand's own, as dark surfaces need it. */
  logo: BrandLogo | null;
  backgroundSrc: string | null;
  /** Empty where there is none. */
  text: string;
  columns: readonly LinkGroup[];
  button: MenuItem | null;
  emailForm: FooterEmailForm | null;
  social: readonly SocialLink[];
  email: MenuItem | null;
  phone: MenuItem | null;
  /** Empty for the site's own line. */
  copyright: string;
  /** The takedown footer's link, in the viewer's language. */
  takedown: MenuItem | null;
}

export interface FooterEmailForm {
  title: string;
  placeholder: string;
  buttonText: string;
  fieldLabel: string;
  /** All that it does is to lead there (page-builder.md §5). */
  link: SiteLink;
}

/** A part is absent where the site's own is used. */
export interface SiteChrome {
  header?: HeaderModel;
  footer?: FooterModel;
}
