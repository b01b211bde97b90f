import type { HeaderConfig } from '#app/contract/template.ts';
import { paths } from '#app/features/links/paths.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import { namedLogo } from '#app/features/themes/brand-logo.ts';
import { type HeaderData, HeaderDataSchema } from '../../chrome/header-footer-schema.server.ts';
import {
  toButton,
  toLinkGroups,
  toMenuItem,
  toMenuItems,
  toSwitchedButton,
} from '../../chrome/menu-links.server.ts';
import { readHeaderOrFooter } from '../../chrome/read-header-footer.server.ts';
import type { HeaderModel, LinkGroup, MenuItem } from '../../chrome/site-chrome.ts';

/** page-builder.md §9 */
const MAX_HEADER_LINKS = 4;
const REDUCED_BUTTONS = 2;

interface HeaderContext {
  site: Pick<Site, 'assetOrigin' | 'logos'>;
  /** Of the viewer's language. */
  buyMembership: string;
  /** `translucency` of the brand's theme. */
  veil: number;
}

/** Null where the site's own header shows all that was set up. */
export function toHeaderModel(config: HeaderConfig, context: HeaderContext): HeaderModel | null {
  const { component_key: key } = config;
  const header: HeaderData = readHeaderOrFooter(HeaderDataSchema, config) ?? {};
  const set = {
    nav: toNav(key, header),
    buttons: toButtons(key, header),
    menu: key === 'siteMapHeader' ? toMenu(header) : null,
  };
  const model: HeaderModel = {
    ...set,
    key,
    logo: namedLogo(header.logo_s3key, context.site),
    signIn: toMenuItem(header.sign_in),
    lacks: toLacks(set),
    buyMembership: key === 'siteMapHeader' ? context.buyMembership : null,
    veil: key === 'translucentHeader' ? context.veil : null,
  };
  return key === 'defaultHeader' && isPlain(model) ? null : model;
}

/** A button counts for the plans alone: most are for guests, and home and channels are for everybody. */
function toLacks({
  nav,
  menu,
  buttons,
}: Pick<HeaderModel, 'nav' | 'menu' | 'buttons'>): HeaderModel['lacks'] {
  const links = [...nav.flatMap(({ title, links }) => [title, ...links]), ...(menu?.columns ?? []).flat()];
  const own = menu ? [...links, menu.button] : links;
  const lacks = (href: string, items: readonly MenuItem[]) => !items.some(({ link }) => link?.href === href);
  return {
    home: lacks(paths.home(), own),
    channels: lacks(paths.channels(), own),
    plans: lacks(paths.pricing(), [...own, ...buttons]),
  };
}

function toNav(key: HeaderModel['key'], header: HeaderData): LinkGroup[] {
  const links = toHeaderLinks(header).map((title) => ({ title, links: [] }));
  return key === 'siteMapHeader' ? [...toLinkGroups(header.site_map), ...links] : links;
}

function toHeaderLinks(header: HeaderData): MenuItem[] {
  const numbered = toMenuItems([header.heading_1, header.heading_2, header.heading_3, header.heading_4]);
  return numbered.length > 0 ? numbered : toMenuItems(header.headings).slice(0, MAX_HEADER_LINKS);
}

function toButtons(key: HeaderModel['key'], header: HeaderData): MenuItem[] {
  const calls = [header.cta_button, ...(header.cta_buttons ?? [])].flatMap((each) => toButton(each) ?? []);
  if (key !== 'reducedHeader') return calls.slice(0, 1);
  const added = [header.add_btn1, header.add_btn2].flatMap((each) => toSwitchedButton(each) ?? []);
  return (added.length > 0 ? added : calls).slice(0, REDUCED_BUTTONS);
}

function toMenu(header: HeaderData): HeaderModel['menu'] {
  const button = toSwitchedButton(header.menu_btn);
  const columns = [header.column_one_menus, header.column_two_menus]
    .map(toMenuItems)
    .filter((links) => links.length > 0);
  return button && { button, columns };
}

function isPlain({ logo, nav, signIn, buttons }: HeaderModel): boolean {
  return !logo && nav.length === 0 && !signIn && buttons.length === 0;
}
