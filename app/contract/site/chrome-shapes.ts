import { BLOCK_SHAPES, type BlockShape, type ShapeEntries } from './block-shapes.ts';
import shapes from './chrome-shapes.json' with { type: 'json' };

// Written by `npm run shapes` from what headers and footers read.
const entries = Object.entries(shapes as unknown as Readonly<Record<string, ShapeEntries>>);

/** By component key: what the data of a header or footer may have. */
export const CHROME_SHAPES = new Map(
  entries.map(([key, shape]): [string, BlockShape] => [key, { isLoading: false, entries: shape }]),
);
/** Of all that has a form. */
export const FORM_SHAPES = new Map([...BLOCK_SHAPES, ...CHROME_SHAPES]);
