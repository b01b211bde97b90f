import { asc, eq } from 'drizzle-orm';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { accounts, auditEvents, staticPages } from './schema/account.ts';
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
    account: memoize(() => scope.find(accounts)),
    staticPages: memoize(() =>
      scope.find(staticPages).orderBy(asc(staticPages.position), asc(staticPages.id)),
    ),
    categories: memoize(() => scope.find(categories).orderBy(asc(categories.position), asc(categories.id))),
    banners: memoize(() => scope.find(banners).orderBy(asc(banners.position), asc(banners.id))),
    swimlanes: memoize(() => scope.find(swimlanes).orderBy(asc(swimlanes.position), asc(swimlanes.id))),
    templates: memoize(() =>
      scope
        .find(templates, eq(templates.isPublished, true))
        .orderBy(asc(templates.position), asc(templates.id)),
    ),
    cmsPages: memoize(() => scope.find(cmsPages).orderBy(asc(cmsPages.pageUrl), asc(cmsPages.id))),
  };
}

/** Who did what to an account. */
export function starterStore(scope: AccountScope) {
  return {
    audit: (event: {
      action: string;
      subject: string;
      actor: string;
      time: Date;
      details?: Record<string, unknown>;
    }) => scope.insert(auditEvents, { ...event, id: crypto.randomUUID() }).run(),
  };
}
