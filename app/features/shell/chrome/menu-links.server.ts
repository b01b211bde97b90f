import { toSiteLink } from '#app/features/links/site-link.ts';
import type { ButtonData, MenuLink, SiteMapColumn } from './header-footer-schema.server.ts';
import type { LinkGroup, MenuItem } from './site-chrome.ts';

/** Null for what is not set up, or has no words. */
export function toMenuItem(item: MenuLink | undefined): MenuItem | null {
  return item?.text ? { label: item.text, link: toSiteLink(item.link) } : null;
}

export function toMenuItems(items: readonly (MenuLink | undefined)[] | undefined): MenuItem[] {
  return (items ?? []).flatMap((item) => toMenuItem(item) ?? []);
}

/** A button that has to be enabled; null while it is not. */
export function toSwitchedButton(button: ButtonData | undefined): MenuItem | null {
  return button?.enabled ? toButton(button) : null;
}

/** A button that is there unless it is switched off. */
export function toButton(button: ButtonData | undefined): MenuItem | null {
  if (!button || button.enabled === false) return null;
  return toMenuItem({ text: button.text || button.button_text, link: button.link });
}

/** page-builder.md §5: a column shows only if its title or some link's text is not blank. */
export function toLinkGroups(columns: readonly SiteMapColumn[] | undefined): LinkGroup[] {
  return (columns ?? []).flatMap(({ title = '', link, sub_heading_data }) => {
    const links = toMenuItems(sub_heading_data);
    const isBlank = title === '' && links.length === 0;
    return isBlank ? [] : [{ title: { label: title, link: title ? toSiteLink(link) : null }, links }];
  });
}
