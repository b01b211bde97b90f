import { Suspense } from 'react';
import { getComponent } from '#app/ui/component-registry.ts';
import type { PlacedBlock } from './block-definition.ts';
import styles from './block-list.module.css';

/** Blocks in their order. `isStart` where the page begins with them. */
export function BlockList({
  blocks,
  isStart = false,
}: {
  blocks: readonly PlacedBlock[];
  isStart?: boolean;
}) {
  return blocks.map(({ id, key, view, loaded, layout }, index) => {
    const Block = getComponent(key);
    if (!Block) return null;
    return (
      // Nothing in it is awaited but what it shows later: a boundary of its own lets it become interactive by
      // itself.
      <Suspense key={id}>
        <div
          className={styles.block}
          data-block={key}
          data-top={layout.top}
          data-bottom={layout.bottom}
          data-inline={layout.inline}
          data-surface={layout.surface}
        >
          <Block view={view} loaded={loaded} isFirst={isStart && index === 0} />
        </div>
      </Suspense>
    );
  });
}
