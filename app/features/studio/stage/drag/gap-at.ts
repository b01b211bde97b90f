/** Where a block has its place on the page, in pixels of the window. */
interface Drawn {
  id: string;
  top: number;
  bottom: number;
}

/** A place between two blocks, or at an end of the page. */
export interface Gap {
  /** The block above it; null at the start. */
  above: string | null;
  /** The block below it; null at the end. */
  below: string | null;
}

/** The place nearest to a height; null where the block that is dragged has it already. */
export function gapAt(blocks: readonly Drawn[], dragged: string, y: number): Gap | null {
  const index = blocks.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
  const above = blocks[index - 1]?.id ?? null;
  const below = blocks[index]?.id ?? null;
  return above === dragged || below === dragged ? null : { above, below };
}
