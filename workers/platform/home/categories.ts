import type { Handler } from '#workers/platform/call-context.ts';
import { toCategory } from '#workers/platform/content/to-category.ts';

export const categories: Handler<'categories'> = async ({ store, localise }) => {
  const categories = await store.site.categories();
  return { data: categories.map((category) => toCategory(category, localise)) };
};
