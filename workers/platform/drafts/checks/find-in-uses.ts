import type { Finding } from '#app/contract/editing.ts';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import { plainAddress } from '#workers/platform/editing/page-address.ts';
import type { LinkUse, PictureUse, TextUse, Uses } from './uses-of.ts';

/** What links and pictures lead to, of those that are there and published. */
export interface Known {
  /** `<kind>/<id>`; pages by their address, pictures by their key. */
  has(name: string): boolean;
  /** Of the brand. */
  languages: readonly string[];
}

type Found = Omit<Finding, 'document'>;

/** By type of link: what it names by its id. */
const KIND_OF_LINK: Readonly<Record<string, readonly KindName[]>> = {
  CATEGORY: ['category'],
  ARTIST_DETAIL: ['person'],
  VENUE_DETAIL: ['venue'],
  CONTENT_DETAIL: ['title', 'playlist'],
  IPTV: ['channel'],
};

/** Uploads alone: a brand's other files may lie on a host of its own. */
const UPLOADS = 'uploads/';

/** Among the names of `Known`. */
export const addressKey = (pageUrl: string) => `page/${plainAddress(pageUrl)}`;

/** Names that have to be looked up before `findInUses`. */
export function namesIn({ links, pictures }: Uses): string[] {
  return [...links.flatMap(namesOfLink), ...pictures.flatMap(({ key }) => keyName(key) ?? [])];
}

/** What is wrong with what a page links to, shows and writes (edit-mode.md §10). */
export function findInUses({ links, pictures, texts }: Uses, known: Known): Found[] {
  return [
    ...links.flatMap((link) => findInLink(link, known)),
    ...pictures.flatMap((picture) => findInPicture(picture, known)),
    ...texts.flatMap((text) => findInText(text, known)),
  ];
}

function findInLink({ block, way, type, data }: LinkUse, known: Known): Found[] {
  if ((type === 'EXTERNAL' || type === 'DIRECT') && typeof data.url === 'string') {
    const isInsecure = /^http:/i.test(data.url.trim());
    return isInsecure ? [stop({ block, way, rule: 'link_insecure' }, data.url)] : [];
  }
  const names = namesOfLink({ type, data });
  if (names.length === 0 || names.some((name) => known.has(name))) return [];
  return [stop({ block, way, rule: 'link_gone' }, String(data.page_url ?? data.name ?? data.id))];
}

function namesOfLink({ type, data }: Pick<LinkUse, 'type' | 'data'>): string[] {
  if (type === 'PAGES') return typeof data.page_url === 'string' ? [addressKey(data.page_url)] : [];
  const { id } = data;
  return typeof id === 'string' && id !== '' ? (KIND_OF_LINK[type] ?? []).map((kind) => `${kind}/${id}`) : [];
}

function findInPicture({ block, way, key, hasWords }: PictureUse, known: Known): Found[] {
  const name = keyName(key);
  if (name && !known.has(name)) return [stop({ block, way, rule: 'picture_gone' }, key)];
  return hasWords ? [] : [warn({ block, way, rule: 'picture_without_words' }, '')];
}

/** `file/<digest>`, whatever its rung and its focal point. */
function keyName(key: string): string | null {
  const digest = key.startsWith(UPLOADS) ? /\/([0-9a-f]{64})\./.exec(key)?.[1] : undefined;
  return digest ? `file/${digest}` : null;
}

function findInText({ block, way, languages }: TextUse, known: Known): Found[] {
  const missing = known.languages.filter((language) => !languages.includes(language));
  if (missing.length === 0 || languages.length === 0) return [];
  return [warn({ block, way, rule: 'language_missing' }, missing.join(', '))];
}

type Where = Pick<Found, 'block' | 'way' | 'rule'>;
const stop = (where: Where, message: string): Found => ({ ...where, level: 'stop', message });
const warn = (where: Where, message: string): Found => ({ ...where, level: 'warn', message });
