import type { Localise } from '#app/lib/localise.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import type { CategoryRow } from '#workers/platform/storage/site-store.ts';

export const categories: Handler<'categories'> = async ({ store, localise }) => {
  const categories = await store.site.categories();
  return { data: categories.map((category) => toCategory(category, localise)) };
};

/** Inactive categories are sent without a status, as the contract's readers expect. */
export function toCategory(row: CategoryRow, localise: Localise) {
  return {
    _id: row.id,
    name: localise(row.name) ?? row.id,
    type: 'category',
    ...(row.isActive ? { status: 'ACTIVE' } : {}),
  };
}
