import { createHash } from 'node:crypto';
import { ID_PATTERN } from '#app/contract/primitives.ts';

/** Leaves room for `-season-12` and a number. */
const MAX_SLUG = 100;
const HASH_CHARS = 8;

/** An id from a name, the same every time: `The Salt Road` is `the-salt-road`. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  // Letters of other scripts have no Latin ones to become: with them the name's hash makes it its own.
  const isPlain = /^[\p{ASCII}\p{Script=Latin}\p{M}]*$/u.test(name.normalize('NFKD'));
  const cut = slug.slice(0, MAX_SLUG).replace(/-+$/, '');
  return isPlain && cut === slug && slug !== '' ? slug : [cut, hashOf(name)].filter(Boolean).join('-');
}

/** A source's own number of a title as an id: as it is where it can be one. */
export function idFrom(sourceId: string): string {
  const trimmed = sourceId.trim();
  if (trimmed.length <= 128 && ID_PATTERN.test(trimmed)) return trimmed;
  const readable = slugOf(trimmed.replace(/^[a-z]+:\/\//i, '')).slice(0, 60);
  const hash = hashOf(trimmed);
  return readable.endsWith(hash) ? readable : `${readable}-${hash}`;
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARS);
}

/** How names are compared: without case, and without blanks that nobody sees. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
