import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Writes what the emoji picker loads, a folder for each language, from copies of the packages
// `emojibase-data` (MIT) and, for Arabic, which Emojibase does not have, `cldr-annotations-full` and
// `cldr-annotations-derived-full` (Unicode-3.0): npm pack emojibase-data cldr-annotations-full
// cldr-annotations-derived-full for f in *.tgz; do mkdir "${f%-*}" && tar xzf "$f" -C "${f%-*}"
// --strip-components 1; done npx tsx cli/emoji-data.ts <the folder that holds them>

const OUT_DIR = 'public/frontend/emoji';
/** Parts of other emoji, which nobody chooses by themselves. */
const COMPONENTS = 2;

/** CLDR names no groups. */
const ARABIC_GROUPS: Record<string, string> = {
  'smileys-emotion': 'وجوه ومشاعر',
  'people-body': 'أشخاص وإيماءات',
  'animals-nature': 'حيوانات وطبيعة',
  'food-drink': 'طعام وشراب',
  'travel-places': 'سفر وأماكن',
  activities: 'أنشطة',
  objects: 'أشياء',
  symbols: 'رموز',
  flags: 'أعلام',
};
const ARABIC_SKIN_TONES: Record<string, string> = {
  light: 'بشرة فاتحة',
  'medium-light': 'بشرة فاتحة ومعتدلة',
  medium: 'بشرة معتدلة',
  'medium-dark': 'بشرة معتدلة مائلة للغامق',
  dark: 'بشرة غامقة',
};

interface Emoji {
  emoji: string;
  label: string;
  tags?: string[];
  group?: number;
  subgroup?: number;
  order?: number;
  version: number;
  skins?: { emoji: string; tone?: number | number[] }[];
}
interface Message {
  key: string;
  message: string;
  order: number;
}
interface Messages {
  groups: Message[];
  skinTones: Message[];
  subgroups: Message[];
}
type Annotations = Record<string, { default?: string[]; tts?: string[] }>;

const [dir = '.'] = process.argv.slice(2);
for (const lng of ['en', 'es', 'fr']) {
  write(lng, emojisOf(lng), messagesOf(lng));
}
write('ar', inArabic(emojisOf('en')), inArabicToo(messagesOf('en')));

function emojisOf(lng: string): Emoji[] {
  return read<Emoji[]>('emojibase-data', lng, 'data.json')
    .filter(({ group }) => group !== undefined && group !== COMPONENTS)
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

function messagesOf(lng: string): Messages {
  const { groups, skinTones, subgroups } = read<Messages>('emojibase-data', lng, 'messages.json');
  return {
    groups: groups.filter(({ order }) => order !== COMPONENTS),
    skinTones,
    // The picker hides countries' flags where a device draws letters for them.
    subgroups: subgroups.filter(({ key }) => key === 'country-flag'),
  };
}

/**
 * Under a name that CLDR does not have yet, an emoji keeps its English one; its English words find it as
 * well.
 */
function inArabic(emojis: Emoji[]): Emoji[] {
  const known = {
    ...annotations('cldr-annotations-full', 'annotations'),
    ...annotations('cldr-annotations-derived-full', 'annotationsDerived'),
  };
  return emojis.map((emoji) => {
    const { tts = [], default: words = [] } = known[bare(emoji.emoji)] ?? {};
    const { label, tags = [] } = emoji;
    return { ...emoji, label: tts[0] ?? label, tags: [...words, label, ...tags] };
  });
}

function inArabicToo({ groups, skinTones, subgroups }: Messages): Messages {
  return {
    groups: groups.map((group) => ({ ...group, message: ARABIC_GROUPS[group.key] ?? group.message })),
    skinTones: skinTones.map((tone) => ({ ...tone, message: ARABIC_SKIN_TONES[tone.key] ?? tone.message })),
    subgroups,
  };
}

function annotations(name: string, root: string): Annotations {
  const file = read<Record<string, { annotations: Annotations }>>(name, root, 'ar', 'annotations.json');
  return Object.fromEntries(
    Object.entries(file[root]?.annotations ?? {}).map(([emoji, words]) => [bare(emoji), words]),
  );
}

/**
 * What the picker reads of Emojibase's files, and words without their marks beside those with them: `corazon`
 * finds too.
 */
function write(lng: string, emojis: Emoji[], messages: Messages): void {
  const flags = messages.subgroups[0]?.order;
  const data = emojis.map(({ emoji, label, tags = [], group, subgroup, version, skins }) => ({
    emoji,
    label,
    tags: [...new Set([...tags, ...[label, ...tags].flatMap(unmarked)])].filter((word) => word !== label),
    group,
    ...(subgroup === flags ? { subgroup } : {}),
    version,
    ...(skins ? { skins: skins.map(({ emoji: skin, tone }) => ({ emoji: skin, tone })) } : {}),
  }));
  // To the picker each of ours is English: it takes Emojibase's own languages for all there are.
  const folder = path.join(OUT_DIR, lng, 'en');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'data.json'), `${JSON.stringify(data)}\n`);
  writeFileSync(path.join(folder, 'messages.json'), `${JSON.stringify(messages)}\n`);
}

/** As a hasty hand types it: no accents, and one alef. Nothing where that is how it is written. */
function unmarked(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return plain === text ? [] : [plain];
}

/** Removes the variation selector for colour, on which the sources disagree. */
function bare(emoji: string): string {
  return emoji.replaceAll('\uFE0F', '');
}

function read<T>(...segments: string[]): T {
  return JSON.parse(readFileSync(path.join(dir, ...segments), 'utf8')) as T;
}
