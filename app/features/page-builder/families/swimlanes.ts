import type { FamilyParts } from '../family.ts';
import { LaneBlock } from '../lanes/lane-block.tsx';

export const swimlanes: FamilyParts<'swimlanes'> = {
  defaultSwimlane: LaneBlock,
  artistSwimlane: LaneBlock,
  venueSwimlane: LaneBlock,
};
