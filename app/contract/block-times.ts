/** From when, and until when, viewers have a block: ISO times in its `config` (edit-mode.md §10). */
export const BLOCK_TIMES = ['shows_from', 'shows_until'] as const;
export type BlockTime = (typeof BLOCK_TIMES)[number];

export const isBlockTime = (name: string): name is BlockTime =>
  (BLOCK_TIMES as readonly string[]).includes(name);
