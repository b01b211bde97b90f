import type { i18n } from 'i18next';

let page: i18n | null = null;

/** In the browser, once: the instance that the page is drawn with. */
export function setPageI18n(instance: i18n): void {
  page = instance;
}

/** In the browser, for what no component says: a text of the namespaces that the page has. */
export function pageText(key: string): string {
  return page?.t(key) ?? '';
}
