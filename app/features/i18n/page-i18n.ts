import type { i18n } from 'i18next';

let page: i18n | null = null;

/** In the browser, once: the instance that the page is drawn with. */
export function setPageI18n(instance: i18n): void {
  page = instance;
}

/** A text of the page's namespaces, for code in the browser that is no component. */
export function pageText(key: string): string {
  return page?.t(key) ?? '';
}
