import { createHash } from 'node:crypto';
import { ID_PATTERN } from '#app/contract/primitives.ts';

/** Leaves room for `-season-12` and a number. */
const MAX_SLUG = 100;
const MAX_SOURCE_SLUG = 60;
const HASH_CHARS = 8;

/** Latin letters that Unicode does not take apart into a plain letter and a mark. */
const LATIN = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ı: 'i',
    ħ: 'h',
    ŧ: 't',
    ŋ: 'ng',
    ĸ: 'k',
    ə: 'e',
  }),
);

/** An id from a name, the same every time: `The Salt Road` is `the-salt-road`. Empty where the name is. */
export function idFromName(name: string): string {
  const key = nameKey(name);
  if (key === '') return '';
  const letters = toLatin(name);
  const slug = slugOf(letters);
  const cut = slug.slice(0, MAX_SLUG).replace(/-+$/, '');
  // Letters of other scripts have no Latin ones to become: with them the name's hash makes it its own.
  const isComplete = cut !== '' && cut === slug && !/[^\p{ASCII}\P{L}]|[^\p{ASCII}\P{N}]/u.test(letters);
  return isComplete ? cut : [cut, hashOf(key)].filter(Boolean).join('-');
}

/** A source's own number of a title as an id: as it is where it can be one. */
export function idFromSource(sourceId: string): string {
  const trimmed = sourceId.trim();
  if (trimmed.length <= 128 && ID_PATTERN.test(trimmed)) return trimmed;
  const readable = slugOf(toLatin(trimmed.replace(/^[a-z]+:\/\//i, ''))).slice(0, MAX_SOURCE_SLUG);
  return [readable, hashOf(trimmed)].filter(Boolean).join('-');
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARS);
}

/** How names are compared: without case, and without blanks that nobody sees. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** In small letters, which are Latin ones where there are such. */
function toLatin(text: string): string {
  // Lowered twice: of `İ` before, as it gains a mark by it, and of `ℌ` after it has become a plain letter.
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => LATIN.get(letter) ?? letter);
}

function slugOf(letters: string): string {
  return letters
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
