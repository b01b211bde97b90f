import { getComponent } from '#app/ui/component-registry.ts';
import styles from './block-box.module.css';
import type { PlacedBlock } from './block-definition.ts';

/** A block in its place. Nothing where its code is not loaded. */
export function BlockBox({ block, isFirst }: { block: PlacedBlock; isFirst: boolean }) {
  const { key, view, loaded, layout } = block;
  const Block = getComponent(key);
  if (!Block) return null;
  return (
    <div
      className={styles.block}
      data-block={key}
      data-top={layout.top}
      data-bottom={layout.bottom}
      data-inline={layout.inline}
      data-surface={layout.surface}
    >
      <Block view={view} loaded={loaded} isFirst={isFirst} />
    </div>
  );
}
