import type { Content } from '#app/contract/content.ts';

/** The names that titles carry: of their categories, genres, places and people, and the values of their custom fields. */
export function wordsOf(contents: readonly Content[]): string[] {
  const words = contents.flatMap((content) => {
    const { category = [], sub_category = [], venues = [], artists = {}, custom_metadata = [] } = content;
    const named = [...category, ...sub_category, ...venues, ...Object.values(artists).flat()];
    const values = custom_metadata.flatMap(({ value }) => [value, ...value.split(',')]);
    return [...named.map(({ name }) => name), ...values.map((value) => value.trim())];
  });
  return [...new Set(words)];
}
