import { kindOfDocument } from '#app/contract/editing.ts';
import { BLOCK_SHAPES, type FieldShape, type ShapeEntries } from '#app/contract/site/block-shapes.ts';
import { BLOCK_TRAITS } from '#app/contract/site/block-traits.ts';
import { ABOVE_THE_FOLD } from '#app/domain/first-screen.ts';
import { type Data, isList, isObject, type Json, type StoredBlock } from '#app/lib/edit-document/document.ts';
import { ROWS } from './find-in-rows.ts';
import { type Known, missingOf } from './find-in-uses.ts';
import { blocksOf, type Found, warn } from './found.ts';

/** Texts by language that are no block's. */
const TEXTS = ['title', 'content', 'heading', 'sub_heading', 'button_text'];

/** What a document shows by itself, whatever it leads to (edit-mode.md §10). */
export function findInPage(documentId: string, value: Data, known: Pick<Known, 'languages'>): Found[] {
  const blocks = blocksOf(value);
  return [
    ...(kindOfDocument(documentId) === 'page' ? findMissingHeading(value) : []),
    ...findMissingLanguages(value, known),
    ...(kindOfDocument(documentId) === 'form' ? findInFormFields(value, known) : []),
    ...blocks.flatMap(findEmpty),
    ...findMoving(blocks),
  ];
}

/** The title of a page is its one heading of level 1: those of blocks and texts are of level 2. */
const findMissingHeading = ({ title }: Data): Found[] =>
  hasContent(title) ? [] : [warn({ way: 'title', rule: 'heading_missing' })];

function findMissingLanguages(value: Data, known: Pick<Known, 'languages'>): Found[] {
  return TEXTS.flatMap((name) => findMissingIn(value[name], name, known));
}

/** Labels and choices of a form. */
function findInFormFields({ fields }: Data, known: Pick<Known, 'languages'>): Found[] {
  if (!isList(fields)) return [];
  return fields.flatMap((field, at): Found[] => {
    if (!isObject(field)) return [];
    const way = `fields.${at}`;
    const options = field.type === 'DROPDOWN' && isList(field.options) ? field.options : [];
    return [
      ...findMissingIn(field.name, `${way}.name`, known),
      ...options.flatMap((option, index) => findMissingIn(option, `${way}.options.${index}`, known)),
    ];
  });
}

function findMissingIn(text: Json | undefined, way: string, known: Pick<Known, 'languages'>): Found[] {
  if (!isObject(text)) return [];
  const languages = Object.keys(text).filter((language) => hasContent(text[language]));
  const missing = missingOf(languages, known);
  return missing.length > 0 ? [warn({ way, rule: 'language_missing' }, missing.join(', '))] : [];
}

/** Nothing is filled in. What else a block needs only the site knows; rows are looked at by what is in them. */
function findEmpty({ id, data: { component_key, ...fields } }: StoredBlock): Found[] {
  const key = String(component_key);
  const shape = BLOCK_SHAPES.get(key);
  if (!shape || ROWS.has(key) || !BLOCK_TRAITS.get(key)?.needsData) return [];
  if (isAnyFilled(fields, shape.entries)) return [];
  return [warn({ block: id, rule: 'block_empty', fix: { kind: 'remove', id } })];
}

const isAnyFilled = (value: Data, entries: ShapeEntries): boolean =>
  entries.some(([name, shape]) => Object.hasOwn(value, name) && isFilled(value[name], shape));

/** Words, a picture, a link, titles, or a card with any of these; switches and choices fill nothing in. */
function isFilled(value: Json | undefined, shape: FieldShape): boolean {
  switch (shape.kind) {
    case 'choice':
    case 'switch':
      return false;
    case 'group':
      return isObject(value) && isAnyFilled(value, shape.entries);
    case 'list':
      return isList(value) && value.some((card) => isObject(card) && isAnyFilled(card, shape.entries));
    default:
      return hasContent(value);
  }
}

/** Of a text, in any language. */
function hasContent(value: Json | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (isList(value)) return value.some(hasContent);
  return isObject(value) && Object.values(value).some(hasContent);
}

/** Two that move at once let nobody read. */
function findMoving(blocks: readonly StoredBlock[]): Found[] {
  const first = blocks.slice(0, ABOVE_THE_FOLD);
  const last = first.at(-1);
  if (!last || first.length < ABOVE_THE_FOLD || !first.every(movesByItself)) return [];
  const fixes = first.flatMap((block) => {
    const way = movingSlidesOf(block);
    return way === null ? [] : [{ kind: 'set' as const, id: block.id, way, value: false }];
  });
  const fix = fixes.at(-1);
  return [warn({ block: last.id, rule: 'first_screen_moves', ...(fix && { fix }) })];
}

const movesByItself = (block: StoredBlock) =>
  movingSlidesOf(block) !== null || playsTrailer(block.data.player);

/** A trailer in a block begins by itself (decision 042). */
const playsTrailer = (player: Json | undefined) => isObject(player) && player.type === 'TRAILER';

/** The way to the switch that stops them; null where nothing slides. */
function movingSlidesOf({ data }: StoredBlock): string | null {
  const way = BLOCK_TRAITS.get(String(data.component_key))?.autoSlide;
  if (!way) return null;
  const [name = '', ...groups] = way.split('/').reverse();
  const beside = groups
    .reverse()
    .reduce<Json | undefined>((value, group) => (isObject(value) ? value[group] : undefined), data);
  if (!isObject(beside) || beside[name] === false) return null;
  return Object.values(beside).some((slides) => isList(slides) && slides.length > 1) ? way : null;
}
