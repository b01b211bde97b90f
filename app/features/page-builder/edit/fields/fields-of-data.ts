import type { FieldShape, ShapeEntries } from '#app/contract/site/block-shapes.ts';
import type { BlockField } from '#app/features/page-builder/edit/block-fields.server.ts';
import { type Data, isList, isObject, type Json } from '#app/lib/edit-document/document.ts';

/** Names that backends have for one thing: of each, a form has the one that the data has. */
const SYNONYMS = [
  ['heading', 'heading_1', 'header'],
  ['sub_heading', 'heading_2', 'sub_header'],
  ['image_s3key', 'image_s3_key'],
  ['aligned', 'is_right_aligned'],
  ['card_data', 'slide_data'],
];

/**
 * A form's fields for these data: those of the block, under the names that the data have for them, and what
 * else is filled in.
 */
export function fieldsOfData(
  fields: readonly BlockField[],
  entries: ShapeEntries,
  data: Data,
): readonly BlockField[] {
  const shapes = new Map(entries);
  const shown = new Set(fields.map(({ name }) => name));
  const named = fields.map((field): BlockField => {
    if (isFilled(data[field.name])) return field;
    const synonym = synonymsOf(field.name).find((name) => !shown.has(name) && isFilled(data[name]));
    const shape = synonym === undefined ? undefined : shapes.get(synonym);
    if (synonym === undefined || !shape) return field;
    shown.add(synonym);
    return shape.kind === field.kind && shape.kind !== 'text'
      ? { ...field, name: synonym }
      : { ...toField(synonym, shape), isRequired: field.isRequired };
  });
  const others = entries.filter(([name]) => !shown.has(name) && isFilled(data[name]));
  return [...named, ...others.map(([name, shape]) => toField(name, shape))];
}

/** Of a group, or of the cards of a list. */
export function entriesOf(entries: ShapeEntries, name: string): ShapeEntries {
  const shape = entries.find(([each]) => each === name)?.[1];
  return shape && 'entries' in shape ? shape.entries : [];
}

const synonymsOf = (name: string) => SYNONYMS.find((names) => names.includes(name)) ?? [];

function isFilled(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (isList(value)) return value.length > 0;
  return !isObject(value) || Object.values(value).some(isFilled);
}

/** A field that the block does not draw, or under another name: groups and cards have what is filled in. */
function toField(name: string, shape: FieldShape): BlockField {
  const field = { name, isRequired: false };
  switch (shape.kind) {
    case 'switch':
      return { ...field, ...shape, whenAbsent: false };
    case 'picture':
      return { ...field, ...shape, sizes: [] };
    case 'group':
      return { ...field, kind: 'group', fields: [] };
    case 'list':
      return { ...field, kind: 'list', min: 0, max: shape.max, fields: [], start: {} };
    default:
      return { ...field, ...shape };
  }
}
