import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Writes the emoji picker's files, one a language, from a copy of the package `emojibase-data` (MIT):
//   npm pack emojibase-data && tar xzf emojibase-data-*.tgz && npx tsx cli/emoji-data.ts package

const OUT_DIR = 'public/frontend/emoji';
/** Newer ones are boxes on devices that are still about. */
const NEWEST_VERSION = 15;
const COMPONENTS = 2;

/** Emojibase has no Arabic: its headings are ours, its words English. */
const ARABIC: Record<number, string> = {
  0: 'وجوه ومشاعر',
  1: 'أشخاص وإيماءات',
  3: 'حيوانات وطبيعة',
  4: 'طعام وشراب',
  5: 'سفر وأماكن',
  6: 'أنشطة',
  7: 'أشياء',
  8: 'رموز',
  9: 'أعلام',
};

interface Emoji {
  emoji: string;
  label: string;
  tags?: string[];
  group?: number;
  order?: number;
  version: number;
}
interface Messages {
  groups: { message: string; order: number }[];
}

const [dir = 'package'] = process.argv.slice(2);
mkdirSync(OUT_DIR, { recursive: true });
for (const lng of ['en', 'es', 'fr', 'ar']) {
  const source = lng === 'ar' ? 'en' : lng;
  const emojis = read<Emoji[]>(source, 'data.json')
    .filter(({ group, version }) => group !== undefined && group !== COMPONENTS && version <= NEWEST_VERSION)
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map(({ emoji, label, tags = [], group }) => [emoji, group, capitalised(label), ...tags]);
  const categories = read<Messages>(source, 'messages.json')
    .groups.filter(({ order }) => order !== COMPONENTS)
    .map(({ order, message }) => [order, lng === 'ar' ? ARABIC[order] : capitalised(message)]);
  writeFileSync(path.join(OUT_DIR, `${lng}.json`), `${JSON.stringify({ categories, emojis })}\n`);
}

function read<T>(lng: string, file: string): T {
  return JSON.parse(readFileSync(path.join(dir, lng, file), 'utf8')) as T;
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
