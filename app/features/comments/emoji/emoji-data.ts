import { fetchSiteJson } from '#app/services/site-json.ts';

/** Written by cli/emoji-data.ts out of Emojibase: an emoji, its category, its name, then words to find it by. */
interface EmojiFile {
  categories: [index: number, label: string][];
  emojis: [emoji: string, category: number, label: string, ...tags: string[]][];
}

export interface Emoji {
  emoji: string;
  label: string;
  /** Lower case: its name and all words for it. */
  words: string;
}

export interface EmojiGroup {
  label: string;
  emojis: Emoji[];
}

const LANGUAGES = ['en', 'es', 'fr', 'ar'];

/** All emoji in their categories; the names are in the page's language where we have them. */
export async function loadEmoji(lng: string): Promise<EmojiGroup[]> {
  const base = lng.split('-')[0] ?? '';
  const file = LANGUAGES.includes(base) ? base : 'en';
  const { categories, emojis } = (await fetchSiteJson(`/frontend/emoji/${file}.json`)) as EmojiFile;
  return categories.map(([index, label]) => ({
    label,
    emojis: emojis
      .filter(([, category]) => category === index)
      .map(([emoji, , name, ...tags]) => ({
        emoji,
        label: name,
        words: [name, ...tags].join(' ').toLowerCase(),
      })),
  }));
}

/** Those that the words are about, in their categories. */
export function findEmoji(groups: readonly EmojiGroup[], search: string): EmojiGroup[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return groups.flatMap((group) => {
    const emojis = group.emojis.filter(({ words }) => wanted.every((word) => words.includes(word)));
    return emojis.length > 0 ? [{ ...group, emojis }] : [];
  });
}
