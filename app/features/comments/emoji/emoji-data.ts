import type { EmojiData } from 'frimousse';
import { fetchSiteJson } from '#app/services/site-json.ts';

/** Written by cli/emoji-data.ts: an emoji, its category, its name, then words to find it by. */
interface EmojiFile {
  categories: [index: number, label: string][];
  emojis: [emoji: string, category: number, label: string, ...tags: string[]][];
}

const LANGUAGES = ['en', 'es', 'fr', 'ar'];

/** The names are in the page's language where we have them. */
export async function loadEmoji(lng: string): Promise<EmojiData> {
  const base = lng.split('-')[0] ?? '';
  const file = (await fetchSiteJson(
    `/frontend/emoji/${LANGUAGES.includes(base) ? base : 'en'}.json`,
  )) as EmojiFile;
  return {
    locale: 'en',
    categories: file.categories.map(([index, label]) => ({ index, label })),
    emojis: file.emojis.map(([emoji, category, label, ...tags]) => ({
      emoji,
      category,
      label,
      tags,
      version: 1,
    })),
    skinTones: { light: '', 'medium-light': '', medium: '', 'medium-dark': '', dark: '' },
  };
}
