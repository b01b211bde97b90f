import { defaultEmojiDataResolver, type EmojiDataResolver } from 'frimousse';

/** Those that cli/emoji-data.ts writes. */
const LANGUAGES = ['en', 'es', 'fr', 'ar'];

/**
 * The emoji that this device can draw, with names and search words in the page's language where we have them.
 * The library knows Emojibase's languages alone, so each of ours has a URL of its own, and there is called
 * English.
 */
export const loadEmoji: EmojiDataResolver = (lng, options) => {
  const base = lng.split('-')[0] ?? '';
  const folder = LANGUAGES.includes(base) ? base : 'en';
  return defaultEmojiDataResolver('en', { ...options, emojibaseUrl: `/frontend/emoji/${folder}` });
};
