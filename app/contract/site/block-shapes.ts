import shapes from './block-shapes.json' with { type: 'json' };

/** What a field of a block's data is filled in with. */
export type FieldShape =
  | { kind: 'text'; maxChars: number }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'switch' }
  | { kind: 'link' }
  | { kind: 'picture' }
  | { kind: 'player' }
  /** Ids of titles, picked by hand. */
  | { kind: 'titles'; max: number }
  /** What titles are found by. */
  | { kind: 'rules'; max: number }
  | { kind: 'group'; entries: ShapeEntries }
  /** Cards or slides. */
  | { kind: 'list'; max: number; entries: ShapeEntries };

/** Every name that is read: backends have several for the same thing (heading, heading_1, header). */
export type ShapeEntries = readonly (readonly [name: string, shape: FieldShape])[];

export interface BlockShape {
  /** It calls services while a page is put together, and a page may have only so many of those. */
  isLoading: boolean;
  entries: ShapeEntries;
}

// Written by `npm run shapes` from the blocks' definitions.
const { blocks, maxLoadingBlocks, layoutStyles, playerTypes } = shapes as unknown as {
  blocks: Readonly<Record<string, BlockShape>>;
  maxLoadingBlocks: number;
  layoutStyles: Readonly<Record<string, readonly string[]>>;
  playerTypes: readonly string[];
};

/** By component key. */
export const BLOCK_SHAPES = new Map(Object.entries(blocks));
/** A page loads the data of at most so many blocks; those beyond it would not be shown. */
export const MAX_LOADING_BLOCKS = maxLoadingBlocks;
/** Where a block's layout may have a style, and which (page-builder.md §3, `config`). */
export const LAYOUT_STYLES = layoutStyles;
export const PLAYER_TYPES = playerTypes;
