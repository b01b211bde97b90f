import traits from './block-traits.json' with { type: 'json' };

/** What checks have to know of a block and its fields do not show. */
export interface BlockTraits {
  /** With nothing filled in, viewers see nothing of it. */
  needsData: boolean;
  /** The way to the switch of slides that move on by themselves unless it is off; null of what has none. */
  autoSlide: string | null;
  /** How large its pictures are drawn; `field` goes through lists by their names alone. */
  images: readonly { field: string; of?: string; width: number; height: number }[];
}

// Written by `npm run shapes` from the blocks' definitions.
const entries = Object.entries(traits as unknown as Readonly<Record<string, BlockTraits>>);

/** By component key. */
export const BLOCK_TRAITS: ReadonlyMap<string, BlockTraits> = new Map(entries);
