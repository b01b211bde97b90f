import { Suspense } from 'react';
import { BlockBox } from './block-box.tsx';
import type { PlacedBlock } from './block-definition.ts';

/** Blocks in their order. `isStart` where the page begins with them. */
export function BlockList({
  blocks,
  isStart = false,
}: {
  blocks: readonly PlacedBlock[];
  isStart?: boolean;
}) {
  return blocks.map((block, index) => (
    // Nothing in it is awaited but what it shows later: a boundary of its own lets it become interactive by itself.
    <Suspense key={block.id}>
      <BlockBox block={block} isFirst={isStart && index === 0} />
    </Suspense>
  ));
}
