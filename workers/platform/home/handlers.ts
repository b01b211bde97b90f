import type { Handlers } from '#workers/platform/call-context.ts';
import { toCategory } from '#workers/platform/content/to-category.ts';
import { toAccountConfig, toStaticPage } from '#workers/platform/user/to-account.ts';
import { lanesOfSwimlanes, lanesOfTemplate, PEOPLE_ROWS } from './lane-definition.ts';
import { type HomeRows, readHome } from './read-home.ts';
import { toTemplateV1, toTemplateV2 } from './templates.ts';

export const homeHandlers: Handlers = {
  categories: async ({ store, localise }) => {
    const categories = await store.site.categories();
    return { data: categories.map((category) => toCategory(category, localise)) };
  },

  templateV1: async (context) => {
    const { rows, lanes } = await readHome(context, 'template', ({ swimlanes }) =>
      lanesOfSwimlanes(swimlanes),
    );
    return { data: toTemplateV1(rows, lanes, context.localise) };
  },

  templateV2: async ({ store, localise }) => {
    const templates = await store.site.templates();
    return { data: templates.map((template) => toTemplateV2(template, localise)) };
  },

  homeBundle: async (context) => {
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
  },
};

function lanesOfBundle(rows: HomeRows) {
  if (isPageBuilt(rows)) return lanesOfTemplate(rows.templates[0]);
  return [...lanesOfSwimlanes(rows.swimlanes), ...PEOPLE_ROWS];
}

function isPageBuilt({ account }: HomeRows): boolean {
  return account?.odResourceAllowances.custom_template ?? false;
}
