import { MAX_BASE64_CHARS, toBase64, toBase64Json } from '#app/lib/base64-json.ts';
import { paths } from './paths.ts';

/** `/category/{id}` with its name and filter, as viewer.md §2 spells the query. */
export function categoryPath(category: { _id: string; name: string }): string {
  return paths.category(
    { id: category._id },
    { category: toBase64(category.name), filters: toBase64Json({ category: [category._id] }) },
  );
}

/**
 * `/content/filter/{slug of name}`; `filters` as the content service takes them, V2 where they need its
 * endpoint. Null for filters longer than an address may bring (hundreds of ids picked by hand): a link with a
 * part of them would lie.
 */
export function filterPath(name: string, filters: object, filterV2: boolean): string | null {
  const encoded = toBase64Json(filters);
  if (encoded.length > MAX_BASE64_CHARS) return null;
  return paths.filter({ name: slugOf(name) }, { filters: encoded, filterV2 });
}

/** The slug of a name that has no letters for an address. */
export const NAMELESS_SLUG = 'list';

/**
 * Lower-case words joined by hyphens; letters of every script stay, so an Arabic name keeps a readable
 * address.
 */
export function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? NAMELESS_SLUG : slug;
}
