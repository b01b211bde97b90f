import type { Handler } from '#workers/platform/call-context.ts';
import { toStaticPage } from './to-static-page.ts';

export const staticPages: Handler<'staticPages'> = async ({ store, localise }) => {
  const pages = await store.site.staticPages();
  return { data: pages.map((page) => toStaticPage(page, localise)) };
};
