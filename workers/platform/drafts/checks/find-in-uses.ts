import type { KindName } from '#app/contract/site/entity-kind.ts';
import { isObject, type Json } from '#app/lib/edit-document/document.ts';
import { plainAddress } from '#workers/platform/editing/page-address.ts';
import { type Found, stop, warn } from './found.ts';
import type { LinkUse, PictureUse, TextUse, Uses } from './uses-of.ts';

/** What links and pictures lead to, of those that are there and published. */
export interface Known {
  /** `<kind>/<id>`; pages by their address, pictures by their key. */
  has(name: string): boolean;
  /** Where a page is that had this address: an earlier one leads to it. */
  movedTo(name: string): string | undefined;
  /** Of the brand. */
  languages: readonly string[];
}

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

/** Of a link's words, in a finding. */
const MAX_WORDS = 100;

/** Among the names of `Known`. */
export const addressKey = (pageUrl: string) => `page/${plainAddress(pageUrl)}`;
/** Pages of text are under a route of their own. */
export const textKey = (pageUrl: string) => `text-page/${plainAddress(pageUrl)}`;

/** Names that have to be looked up before `findInUses`. */
export function namesIn({ links, pictures }: Uses): string[] {
  return [...links.flatMap(namesOfLink), ...pictures.flatMap(({ key }) => fileName(key) ?? [])];
}

/** What is wrong with what a page links to, shows and writes (edit-mode.md §10). */
export function findInUses({ links, pictures, texts }: Uses, known: Known): Found[] {
  return [
    ...links.flatMap((link) => findInLink(link, known)),
    ...pictures.flatMap((picture) => findInPicture(picture, known)),
    ...texts.flatMap((text) => findInText(text, known)),
  ];
}

function findInLink(link: LinkUse, known: Known): Found[] {
  const { type, data } = link;
  const where = whereOf(link);
  // Readers get its words alone.
  if (type === 'UNSAFE') return [stop({ ...where, rule: 'link_unsafe' }, named(link, String(data.url)))];
  if ((type === 'EXTERNAL' || type === 'DIRECT') && typeof data.url === 'string') {
    if (!/^http:/i.test(data.url.trim())) return [];
    const secure = data.url.trim().replace(/^http:/i, 'https:');
    return [
      stop({ ...where, rule: 'link_insecure', ...fixOf(link, { url: secure }) }, named(link, data.url)),
    ];
  }
  const names = namesOfLink(link);
  if (names.length === 0 || names.some((name) => known.has(name))) return [];
  const moved = names.map((name) => known.movedTo(name)).find((address) => address !== undefined);
  const target = String(data.page_url ?? data.name ?? data.id);
  if (moved === undefined) return [stop({ ...where, rule: 'link_gone' }, named(link, target))];
  const fix = fixOf(link, link.isWrittenOut ? { url: pathTo(type, moved) } : { page_url: moved });
  return [warn({ ...where, rule: 'link_moved', ...fix }, named(link, `${target} → ${moved}`))];
}

/** Pages alone move, those of blocks and those of text. */
const pathTo = (type: string, pageUrl: string) =>
  `/${type === 'TEXT_PAGES' ? 'static' : 'custom'}/${encodeURIComponent(pageUrl)}`;

const whereOf = ({ block, way }: LinkUse) => ({ way, ...(block !== null && { block }) });

/** A text may have many links: its words show which one it is. */
const named = ({ words = '' }: LinkUse, target: string) =>
  words === '' || words === target ? target : `“${words.slice(0, MAX_WORDS)}”: ${target}`;

/** The same link with another address. */
function fixOf(
  { block, path, value }: LinkUse,
  address: Readonly<Record<string, string>>,
): Pick<Found, 'fix'> {
  if (path === null || block === null) return {};
  const [own = ''] = Object.values(address);
  const fixed: Json = isObject(value)
    ? { ...value, data: { ...(isObject(value.data) ? value.data : {}), ...address } }
    : own;
  return { fix: { kind: 'set', id: block, way: path, value: fixed } };
}

function namesOfLink({ type, data }: Pick<LinkUse, 'type' | 'data'>): string[] {
  if (type === 'PAGES') return typeof data.page_url === 'string' ? [addressKey(data.page_url)] : [];
  if (type === 'TEXT_PAGES') return typeof data.page_url === 'string' ? [textKey(data.page_url)] : [];
  const { id } = data;
  return typeof id === 'string' && id !== '' ? (KIND_OF_LINK[type] ?? []).map((kind) => `${kind}/${id}`) : [];
}

function findInPicture({ block, way, key, hasWords }: PictureUse, known: Known): Found[] {
  const name = fileName(key);
  if (name && !known.has(name)) return [stop({ block, way, rule: 'picture_gone' }, key)];
  return hasWords ? [] : [warn({ block, way, rule: 'picture_without_words' })];
}

/** `file/<digest>`, whatever its rung and its focal point. */
export function fileName(key: string): string | null {
  const digest = key.startsWith(UPLOADS) ? /\/([0-9a-f]{64})\./.exec(key)?.[1] : undefined;
  return digest ? `file/${digest}` : null;
}

function findInText({ block, way, languages }: TextUse, known: Known): Found[] {
  const missing = missingOf(languages, known);
  return missing.length > 0 ? [warn({ block, way, rule: 'language_missing' }, missing.join(', '))] : [];
}

/** Languages of the brand without the text; none of them where there is no text at all. */
export const missingOf = (languages: readonly string[], known: Pick<Known, 'languages'>) =>
  languages.length === 0 ? [] : known.languages.filter((language) => !languages.includes(language));
