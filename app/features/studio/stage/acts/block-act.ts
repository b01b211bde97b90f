import { type Command, placeAfter, swapOf } from '#app/lib/edit-document/command.ts';
import { copyBlock } from '#app/lib/edit-document/copy-block.ts';
import type { EditDocument, EditedBlock } from '#app/lib/edit-document/document.ts';

export type BlockAct = 'up' | 'down' | 'copy' | 'delete';

/** What an act on a block is in commands, and where it leads. */
export interface ActOnBlock {
  commands: Command[];
  /** The block that the act was about, or the one that has its place now; null on an empty page. */
  focus: string | null;
  /** From 1, of the block that moved or is new, among so many. */
  position: number;
  count: number;
}

/** Null where there is nothing to do: the block is gone, or is the first or last already. */
export function actOnBlock(
  { blocks }: Pick<EditDocument, 'blocks'>,
  act: BlockAct,
  id: string,
  newId: () => string,
): ActOnBlock | null {
  const index = blocks.findIndex((block) => block.id === id);
  const block = blocks[index];
  if (!block) return null;
  switch (act) {
    case 'up':
    case 'down': {
      const other = blocks[act === 'up' ? index - 1 : index + 1];
      const swap = other && swapOf(blocks, id, other.id);
      const position = act === 'up' ? index : index + 2;
      return swap ? { commands: [swap], focus: id, position, count: blocks.length } : null;
    }
    case 'copy':
      return added(blocks, id, (at) => copyBlock(block, at, newId));
    case 'delete': {
      const next = blocks[index + 1] ?? blocks[index - 1];
      return {
        commands: [{ kind: 'remove', id }],
        ...{ focus: next?.id ?? null, position: index + 1, count: blocks.length - 1 },
      };
    }
  }
}

/** To a place below another block, or above all; null where it is there already. */
export function moveBelow(
  { blocks }: Pick<EditDocument, 'blocks'>,
  id: string,
  below: string | null,
): ActOnBlock | null {
  const others = blocks.filter((block) => block.id !== id);
  const from = blocks.findIndex((block) => block.id === id);
  const to = others.findIndex((block) => block.id === below) + 1;
  const at = placeAfter(others, below);
  if (from === -1 || to === from || at === null) return null;
  return { commands: [{ kind: 'move', id, at }], focus: id, position: to + 1, count: blocks.length };
}

/** A new block below another one, or at the end of the page. */
export function addBelow(
  { blocks }: Pick<EditDocument, 'blocks'>,
  below: string | null,
  make: (at: string) => EditedBlock,
): ActOnBlock | null {
  return added(blocks, below ?? blocks.at(-1)?.id ?? null, make);
}

function added(
  blocks: readonly EditedBlock[],
  below: string | null,
  make: (at: string) => EditedBlock,
): ActOnBlock | null {
  const at = placeAfter(blocks, below);
  if (at === null) return null;
  const block = make(at);
  const position = blocks.findIndex(({ id }) => id === below) + 2;
  return { commands: [{ kind: 'add', block }], focus: block.id, position, count: blocks.length + 1 };
}
