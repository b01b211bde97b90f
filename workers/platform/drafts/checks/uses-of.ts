import type { FieldShape, ShapeEntries } from '#app/contract/site/block-shapes.ts';
import { CHROME_SHAPES, FORM_SHAPES } from '#app/contract/site/chrome-shapes.ts';
import { type Data, isList, isObject, type Json, type StoredBlock } from '#app/lib/edit-document/document.ts';

/** A filled-in field of a document, where it is. */
interface Place {
  block: string;
  /** Inside the block: `data.slide_data.0.link`. */
  way: string;
}
export interface LinkUse extends Place {
  type: string;
  data: Data;
}
export interface PictureUse extends Place {
  key: string;
  /** There are words beside it, in the same card or block. */
  hasWords: boolean;
}
export interface TextUse extends Place {
  languages: readonly string[];
}
export interface Uses {
  links: LinkUse[];
  pictures: PictureUse[];
  /** Those by language alone: a plain text is that of every language. */
  texts: TextUse[];
}

/** What the blocks of a page, or a site's header and footer, link to, show and write, by the shapes of their fields. */
export function usesOf(blocks: readonly StoredBlock[]): Uses {
  const uses: Uses = { links: [], pictures: [], texts: [] };
  for (const { id, data } of blocks) {
    const key = String(data.component_key);
    // Logos are read out by the brand's name, and what lies behind a footer is not.
    const isNamed = CHROME_SHAPES.has(key);
    const shape = FORM_SHAPES.get(key);
    if (shape) collect(data, shape.entries, { block: id, way: 'data', isNamed }, uses);
  }
  return uses;
}

function collect(
  value: Data,
  entries: ShapeEntries,
  { block, way, isNamed = false }: Place & { isNamed?: boolean },
  uses: Uses,
): void {
  const filled = entries.filter(([name]) => Object.hasOwn(value, name));
  const hasWords = isNamed || filled.some(([name, shape]) => shape.kind === 'text' && isWords(value[name]));
  for (const [name, shape] of filled) {
    const place = { block, way: `${way}.${name}` };
    collectField(value[name] ?? null, shape, { ...place, hasWords }, uses);
  }
}

function collectField(
  field: Json,
  shape: FieldShape,
  { hasWords, ...place }: Place & { hasWords: boolean },
  uses: Uses,
): void {
  if (shape.kind === 'group' && isObject(field)) collect(field, shape.entries, place, uses);
  if (shape.kind === 'list' && isList(field)) {
    field.forEach((card, at) => {
      if (isObject(card)) collect(card, shape.entries, { ...place, way: `${place.way}.${at}` }, uses);
    });
  }
  if (shape.kind === 'link' && isObject(field) && typeof field.type === 'string')
    uses.links.push({ ...place, type: field.type, data: isObject(field.data) ? field.data : {} });
  if (shape.kind === 'link' && typeof field === 'string' && field !== '')
    uses.links.push({ ...place, type: 'DIRECT', data: { url: field } });
  if (shape.kind === 'picture' && typeof field === 'string' && field !== '')
    uses.pictures.push({ ...place, key: field, hasWords });
  if (shape.kind === 'text' && isObject(field) && isObject(field.$t))
    uses.texts.push({ ...place, languages: filledIn(field.$t) });
}

const filledIn = (texts: Data) =>
  Object.entries(texts).flatMap(([language, words]) => (isWords(words) ? [language] : []));

function isWords(value: Json | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return isObject(value) && isObject(value.$t) && filledIn(value.$t).length > 0;
}
