import type { FieldShape, ShapeEntries } from '#app/contract/site/block-shapes.ts';
import { CHROME_SHAPES, FORM_SHAPES } from '#app/contract/site/chrome-shapes.ts';
import { type Data, isList, isObject, type Json, type StoredBlock } from '#app/lib/edit-document/document.ts';
import { linkOfAddress } from './link-of-address.ts';

/** A filled-in field of a document, where it is. */
interface Place {
  block: string;
  /** Inside the block: `data.slide_data.0.link`. */
  way: string;
  /** As commands name it: `slide_data/#k3f/link`. Null where a card has no id of its own. */
  path: string | null;
}
export interface LinkUse extends Omit<Place, 'block'> {
  /** Null of a link inside a document's own text. */
  block: string | null;
  /** Inside a text: what is read there. */
  words?: string;
  type: string;
  data: Data;
  /** What it leads to is written out as a path, not named. */
  isWrittenOut?: true;
  value: Json;
}
export interface PictureUse extends Place {
  key: string;
  /** There are words beside it, in the same card or block. */
  hasWords: boolean;
  /** Of its card, where that has one. */
  size: string | undefined;
}
export interface TextUse extends Place {
  languages: readonly string[];
}
export interface Uses {
  /** Also of players, which lead to what they play. */
  links: LinkUse[];
  pictures: PictureUse[];
  /** Those by language alone: a plain text is that of every language. */
  texts: TextUse[];
}

/**
 * What the blocks of a page, or a site's header and footer, link to, show and write, by the shapes of their fields.
 * Addresses on the brand's own `hostnames` lead to what is there.
 */
export function usesOf(blocks: readonly StoredBlock[], hostnames: readonly string[]): Uses {
  const uses: Uses = { links: [], pictures: [], texts: [] };
  for (const { id, data } of blocks) {
    const key = String(data.component_key);
    // Logos are read out by the brand's name, and what lies behind a footer is not.
    const isNamed = CHROME_SHAPES.has(key);
    const shape = FORM_SHAPES.get(key);
    if (shape) collect(data, shape.entries, { block: id, way: 'data', path: '', isNamed }, uses);
  }
  return { ...uses, links: uses.links.map((link) => ({ ...link, ...addressed(link, hostnames) })) };
}

function collect(
  value: Data,
  entries: ShapeEntries,
  { isNamed = false, ...place }: Place & { isNamed?: boolean },
  uses: Uses,
): void {
  const filled = entries.filter(([name]) => Object.hasOwn(value, name));
  const hasWords = isNamed || filled.some(([name, shape]) => shape.kind === 'text' && isWords(value[name]));
  const size = typeof value.size === 'string' ? value.size : undefined;
  for (const [name, shape] of filled)
    collectField(value[name] ?? null, shape, { ...below(place, name), hasWords, size }, uses);
}

function collectField(
  field: Json,
  shape: FieldShape,
  { hasWords, size, ...place }: Place & Pick<PictureUse, 'hasWords' | 'size'>,
  uses: Uses,
): void {
  if (shape.kind === 'group' && isObject(field)) collect(field, shape.entries, place, uses);
  if (shape.kind === 'list' && isList(field)) {
    field.forEach((card, at) => {
      if (isObject(card)) collect(card, shape.entries, inCard(place, card, at), uses);
    });
  }
  if (shape.kind === 'link') uses.links.push(...linksIn(field, place));
  if (shape.kind === 'player') uses.links.push(...playersIn(field, place));
  if (shape.kind === 'picture' && typeof field === 'string' && field !== '')
    uses.pictures.push({ ...place, key: field, hasWords, size });
  if (shape.kind === 'text' && isObject(field) && isObject(field.$t))
    uses.texts.push({ ...place, languages: filledIn(field.$t) });
}

const below = ({ block, way, path }: Place, name: string): Place => ({
  block,
  way: `${way}.${name}`,
  path: path === null ? null : path === '' ? name : `${path}/${name}`,
});

function inCard(list: Place, { _id }: Data, at: number): Place {
  const path = list.path !== null && typeof _id === 'string' && _id !== '' ? `${list.path}/#${_id}` : null;
  return { block: list.block, way: `${list.way}.${at}`, path };
}

function linksIn(value: Json, place: Place): LinkUse[] {
  if (typeof value === 'string')
    return value === '' ? [] : [{ ...place, type: 'DIRECT', data: { url: value }, value }];
  if (!isObject(value) || typeof value.type !== 'string') return [];
  return [{ ...place, type: value.type, data: isObject(value.data) ? value.data : {}, value }];
}

const BY_ADDRESS = ['DIRECT', 'EXTERNAL'];

/** A path of this site, or an address on one of its hosts, is the link that leads there; another stays what it is. */
function addressed(
  { type, data }: LinkUse,
  hostnames: readonly string[],
): Pick<LinkUse, 'type' | 'data' | 'isWrittenOut'> {
  const { url } = data;
  if (!BY_ADDRESS.includes(type) || typeof url !== 'string' || !/^(?:\/(?!\/)|https:)/.test(url))
    return { type, data };
  const found = linkOfAddress(url, hostnames);
  return found.type !== 'UNSAFE' && found.type !== 'DIRECT'
    ? { ...found, isWrittenOut: true }
    : { type, data };
}

/** A player's id has several spellings. */
function playersIn(value: Json, place: Place): LinkUse[] {
  if (!isObject(value)) return [];
  const { type, data } = value;
  const id = isObject(data) ? (data.id ?? data.content_id ?? data._id) : data;
  if (typeof id !== 'string' || id === '') return [];
  return [{ ...place, type: type === 'IPTV' ? 'IPTV' : 'CONTENT_DETAIL', data: { id }, value }];
}

const filledIn = (texts: Data) =>
  Object.entries(texts).flatMap(([language, words]) => (isWords(words) ? [language] : []));

function isWords(value: Json | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return isObject(value) && isObject(value.$t) && filledIn(value.$t).length > 0;
}
