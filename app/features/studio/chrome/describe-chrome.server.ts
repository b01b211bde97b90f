import { SOCIAL_NETWORKS } from '#app/contract/account.ts';
import type { FieldShape, ShapeEntries } from '#app/contract/site/block-shapes.ts';
import { FOOTER_KEYS, HEADER_KEYS } from '#app/contract/template.ts';
import type { BlockField } from '#app/features/page-builder/edit/block-fields.server.ts';
import { describeBlock } from '#app/features/page-builder/edit/describe-schema.server.ts';
import {
  FooterDataSchema,
  HeaderDataSchema,
} from '#app/features/shell/chrome/header-footer-schema.server.ts';
import { CHROME_FIELDS, type ChromeKey } from './chrome-fields.ts';

/** Longer words break a header or a footer into lines; what is there already stays. */
const MAX_WORDS = 200;
/** page-builder.md §9 */
const MAX_HEADER_LINKS = 4;
/** Of texts that have lines of their own. */
const LONG_TEXTS = new Set(['header', 'copyright_text']);
/** Buttons that are there unless they are switched off. */
const SHOWN_BUTTONS = new Set(['cta_button']);
/** Pixels, at twice the size at which they are drawn. */
const PICTURE_SIZES: Readonly<Record<string, { width: number; height: number }>> = {
  logo_s3key: { width: 320, height: 80 },
  image_s3key: { width: 320, height: 80 },
  bg_image_s3key: { width: 1920, height: 600 },
};

/** The text of chrome-shapes.json: headers have one schema for all variants, and so have footers. */
export function renderChromeShapes(): string {
  return toText(keysWithShapes().map(([key, entries]) => [key, entries]));
}

/** The text of chrome-forms.json: a variant's form has the fields that it draws. */
export function renderChromeForms(): string {
  return toText(keysWithShapes().map(([key, entries]) => [key, fieldsOf(CHROME_FIELDS[key], entries, '')]));
}

function keysWithShapes(): [ChromeKey, ShapeEntries][] {
  const header = strictEntries(describeBlock(HeaderDataSchema));
  const footer = strictEntries(describeBlock(FooterDataSchema));
  return [
    ...HEADER_KEYS.map((key): [ChromeKey, ShapeEntries] => [key, header]),
    ...FOOTER_KEYS.map((key): [ChromeKey, ShapeEntries] => [key, footer]),
  ];
}

const toText = (entries: readonly (readonly [string, unknown])[]) =>
  `{\n${entries.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`;

function strictEntries(entries: ShapeEntries): ShapeEntries {
  return entries.map(([name, shape]) => [name, strictShape(name, shape)] as const);
}

function strictShape(name: string, shape: FieldShape): FieldShape {
  if (name === 'social_handles' && shape.kind === 'list')
    return {
      ...shape,
      entries: shape.entries.map(([own, inner]) => [own, networkShape(own, inner)] as const),
    };
  if (shape.kind === 'text')
    return LONG_TEXTS.has(name) ? shape : { ...shape, maxChars: Math.min(shape.maxChars, MAX_WORDS) };
  if (shape.kind === 'list')
    return {
      ...shape,
      max: name === 'headings' ? MAX_HEADER_LINKS : shape.max,
      entries: strictEntries(shape.entries),
    };
  return shape.kind === 'group' ? { ...shape, entries: strictEntries(shape.entries) } : shape;
}

/** A footer shows the networks that it knows, by their names. */
const networkShape = (name: string, shape: FieldShape): FieldShape =>
  name === 'name' ? { kind: 'choice', choices: SOCIAL_NETWORKS } : strictShape(name, shape);

function fieldsOf(
  wanted: (typeof CHROME_FIELDS)[ChromeKey],
  entries: ShapeEntries,
  group: string,
): BlockField[] {
  const shapes = new Map(entries);
  return wanted.map((one) => {
    const [name, inner] = typeof one === 'string' ? [one, []] : one;
    const shape = shapes.get(name);
    if (!shape) throw new Error(`no header or footer reads ${name}`);
    return toField(name, shape, { inner, group });
  });
}

function toField(
  name: string,
  shape: FieldShape,
  { inner, group }: { inner: (typeof CHROME_FIELDS)[ChromeKey]; group: string },
): BlockField {
  const field = { name, isRequired: false };
  switch (shape.kind) {
    case 'switch':
      return { ...field, kind: 'switch', whenAbsent: SHOWN_BUTTONS.has(group) };
    case 'picture':
      return { ...field, kind: 'picture', sizes: PICTURE_SIZES[name] ? [PICTURE_SIZES[name]] : [] };
    case 'group':
      return { ...field, kind: 'group', fields: fieldsOf(inner, shape.entries, name) };
    case 'list':
      return {
        ...field,
        kind: 'list',
        min: 0,
        max: shape.max,
        fields: fieldsOf(inner, shape.entries, name),
        start: {},
      };
    default:
      return { ...field, ...shape };
  }
}
