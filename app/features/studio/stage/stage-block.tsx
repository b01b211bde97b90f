import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlockName } from '../use-block-name.ts';
import { BlockContent } from './block-content.tsx';
import { BlockOverlay } from './overlay/block-overlay.tsx';
import { useIsSelected } from './selection.ts';
import styles from './stage-block.module.css';
import type { StageState } from './stage-state.ts';
import type { StageBlock as StageBlockModel } from './to-stage-blocks.ts';
import { AddBetween } from './tools/add-bar.tsx';
import { BlockToolbar } from './tools/block-toolbar.tsx';

interface StageBlockProps {
  block: StageBlockModel;
  index: number;
  count: number;
  state: StageState;
}

/** A block of a draft as viewers would see it, held still, with its tools over it. */
export const StageBlock = memo(DrawnStageBlock, isUnchanged);

/** One change of a page makes all blocks anew, and changes few of them. */
function isUnchanged({ block: before, ...one }: StageBlockProps, { block: now, ...other }: StageBlockProps) {
  const names = Object.keys({ ...before, ...now }) as (keyof StageBlockModel)[];
  return (
    one.index === other.index &&
    one.count === other.count &&
    one.state === other.state &&
    names.every((name) => before[name] === now[name])
  );
}

function DrawnStageBlock({ block, index, count, state }: StageBlockProps) {
  const { t } = useTranslation('edit');
  const name = useBlockName()(block);
  const section = useRef<HTMLElement>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const isSelected = useIsSelected(block.id);
  return (
    <section
      ref={section}
      id={`block-${block.id}`}
      className={styles.block}
      aria-label={t('block_place', { name, position: index + 1, count })}
      data-block-id={block.id}
      data-first={index === 0 ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys act on the block that has the focus (edit-mode.md §6).
      tabIndex={0}
    >
      <BlockToolbar block={block} index={index} name={name} state={state} />
      <BlockContent block={block} name={name} isFirst={index === 0} text={state.text} />
      <BlockOverlay {...{ id: block.id, name, section, state }} isActive={isSelected || isPointedAt} />
      {index < count - 1 ? <AddBetween state={state} after={block.id} /> : null}
    </section>
  );
}
