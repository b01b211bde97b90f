import { filterPath as pathOf } from '#app/features/links/listing-paths.ts';

/** The address of a filter that fits into one. */
export function filterPath(name: string, filters: object, filterV2: boolean): string {
  const path = pathOf(name, filters, filterV2);
  if (path === null) throw new Error('longer than an address may be');
  return path;
}
