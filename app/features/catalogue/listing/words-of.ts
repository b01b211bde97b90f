import type { Content } from '#app/contract/content.ts';

/** A name that the account gives something. */
export interface Word {
  /** A custom field's value has none. */
  id: string | null;
  name: string;
}

/**
 * The names that titles carry: of their categories, genres, places and people, and the values of their custom
 * fields.
 */
export function wordsOf(contents: readonly Content[]): Word[] {
  const words = contents.flatMap((content): Word[] => {
    const { category = [], sub_category = [], venues = [], artists = {}, custom_metadata = [] } = content;
    const named = [...category, ...sub_category, ...venues].map(({ _id, name }) => ({ id: _id, name }));
    const values = custom_metadata.flatMap(({ value }) => [value, ...value.split(',')]);
    return [
      ...named,
      ...Object.values(artists).flat(),
      ...values.map((value) => ({ id: null, name: value.trim() })),
    ];
  });
  return [...new Map(words.map((word) => [word.id ?? ` ${word.name}`, word])).values()];
}
