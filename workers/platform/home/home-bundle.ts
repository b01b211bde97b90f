import type { Handler } from '#workers/platform/call-context.ts';
import { toCategory } from '#workers/platform/home/categories.ts';
import { toAccountConfig } from '#workers/platform/site/account-detail.ts';
import { toStaticPage } from '#workers/platform/site/static-pages.ts';
import { lanesOfSwimlanes, lanesOfTemplate, PEOPLE_ROWS } from './lane-definition.ts';
import { type HomeRows, readHome } from './read-home.ts';
import { toTemplateV1, toTemplateV2 } from './templates.ts';

export const homeBundle: Handler<'homeBundle'> = async (context) => {
  const { localise } = context;
  const { rows, lanes } = await readHome(context, 'bundle', lanesOfBundle);
  const template = isPageBuilt(rows)
    ? { version: 2, data: rows.templates.map((row) => toTemplateV2(row, localise)) }
    : { version: 1, data: toTemplateV1(rows, lanes, localise) };
  return {
    data: {
      account: toAccountConfig(rows.account ?? context.account, localise),
      static_pages: rows.staticPages.map((page) => toStaticPage(page, localise)),
      categories: rows.categories.map((category) => toCategory(category, localise)),
      template,
      // The classic template has its lanes in itself.
      lanes: isPageBuilt(rows) ? lanes : lanes.filter(({ kind }) => kind !== 'content'),
    },
  };
};

function lanesOfBundle(rows: HomeRows) {
  if (isPageBuilt(rows)) return lanesOfTemplate(rows.templates[0]);
  return [...lanesOfSwimlanes(rows.swimlanes), ...PEOPLE_ROWS];
}

function isPageBuilt({ account }: HomeRows): boolean {
  return account?.odResourceAllowances.custom_template ?? false;
}
