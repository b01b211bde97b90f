import { asc, eq } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { kept } from './kept.ts';
import { accounts, staticPages } from './schema/account.ts';
import { categories } from './schema/catalogue.ts';
import { banners, cmsPages, swimlanes, templates } from './schema/presentation.ts';

export type StaticPageRow = typeof staticPages.$inferSelect;
export type CategoryRow = typeof categories.$inferSelect;
export type BannerRow = typeof banners.$inferSelect;
export type SwimlaneRow = typeof swimlanes.$inferSelect;
export type TemplateRow = typeof templates.$inferSelect;
export type CmsPageRow = typeof cmsPages.$inferSelect;

/** What every page and the home page are made of. Queries, to be awaited or batched. */
export function siteStore(scope: AccountScope) {
  return {
    account: kept(() => scope.find(accounts)),
    staticPages: kept(() => scope.find(staticPages).orderBy(asc(staticPages.position), asc(staticPages.id))),
    categories: kept(() => scope.find(categories).orderBy(asc(categories.position), asc(categories.id))),
    banners: kept(() => scope.find(banners).orderBy(asc(banners.position), asc(banners.id))),
    swimlanes: kept(() => scope.find(swimlanes).orderBy(asc(swimlanes.position), asc(swimlanes.id))),
    templates: kept(() =>
      scope
        .find(templates, eq(templates.isPublished, true))
        .orderBy(asc(templates.position), asc(templates.id)),
    ),
    cmsPages: kept(() => scope.find(cmsPages).orderBy(asc(cmsPages.pageUrl), asc(cmsPages.id))),
  };
}
