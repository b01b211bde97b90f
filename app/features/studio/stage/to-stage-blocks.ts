import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import { isBlockKey } from '#app/features/page-builder/block-keys.ts';
import type { StageView } from '#app/features/page-builder/edit/store/store-types.ts';

/** A block on the stage, with what its tools need to know. */
export interface StageBlock {
  id: string;
  /** As its component is named, known here or not. */
  key: string;
  isKnown: boolean;
  /** As the draft has it: another one is another block to draw. */
  data: Readonly<Record<string, unknown>>;
  /** Null where it shows nothing: it lacks what it needs, or is not known. Absent while it is drawn. */
  placed?: PlacedBlock | null | undefined;
  /** Its view with tokens; null where its fields are not to be found. */
  marksJson?: StageView['marksJson'] | undefined;
  /** When viewers have it, in words; absent where that is always. */
  times?: StageView['times'];
  /** The blocks above and below it. */
  above: string | null;
  below: string | null;
}

/** The blocks of a draft in their order. */
export function toStageBlocks(
  blocks: readonly { id: string; data: Readonly<Record<string, unknown>> }[],
  viewOf: (id: string) => StageView | undefined,
): StageBlock[] {
  return blocks.map(({ id, data }, index) => {
    const key = String(data.component_key);
    return {
      ...{ id, key, isKnown: isBlockKey(key), data },
      ...viewOf(id),
      above: blocks[index - 1]?.id ?? null,
      below: blocks[index + 1]?.id ?? null,
    };
  });
}
