import { memo, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyBlockPage } from '#app/features/page-builder/lazy-block-page.tsx';
import { BlockOverlay } from './overlay/block-overlay.tsx';
import type { DrawnPlace } from './overlay/drawn-place.ts';
import styles from './stage-block.module.css';
import { useStage } from './stage-context.ts';
import type { StageState } from './stage-state.ts';
import type { StageBlock as StageBlockModel } from './to-stage-blocks.ts';
import { AddBetween } from './tools/add-bar.tsx';
import { BlockToolbar } from './tools/block-toolbar.tsx';
import { useBlockName } from './use-block-name.ts';

/** A block of a draft as viewers would see it, held still, with its tools over it. */
export function StageBlock({
  block,
  index,
  count,
  state,
}: {
  block: StageBlockModel;
  index: number;
  count: number;
  state: StageState;
}) {
  const { t } = useTranslation('edit');
  const name = useBlockName()(block);
  const { selected } = useStage();
  const section = useRef<HTMLElement>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const [places] = useState<readonly DrawnPlace[]>([]);
  const isSelected = selected === block.id;
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
      <BlockContent
        {...{ placed: block.placed, isKnown: block.isKnown, name, content }}
        isFirst={index === 0}
      />
      <BlockOverlay
        {...{ id: block.id, name, section, content, places, state }}
        isActive={isSelected || isPointedAt}
      />
      {index < count - 1 ? <AddBetween state={state} after={block.id} /> : null}
    </section>
  );
}

/** Drawn anew only with another view: what is still hydrating must not be. */
const BlockContent = memo(function BlockContent({
  placed,
  isKnown,
  name,
  isFirst,
  content,
}: {
  placed: StageBlockModel['placed'];
  isKnown: boolean;
  name: string;
  isFirst: boolean;
  content: RefObject<HTMLDivElement>;
}) {
  const { t } = useTranslation('edit');
  if (placed === undefined) return <div className={styles.drawing} />;
  if (placed === null)
    return (
      <p className={styles.empty}>
        <strong>{name}</strong> {t(isKnown ? 'shows_nothing' : 'unknown_block')}
      </p>
    );
  return (
    <HeldStill content={content}>
      {/* Of a page only the first block loads its picture first. */}
      <LazyBlockPage title={null} blocks={isFirst ? [placed] : [NOTHING, placed]} />
    </HeldStill>
  );
});

/** No component has this key. */
const NOTHING = { id: '', key: '' as never, view: null, layout: {} };

/** Nothing inside can be reached: by pointer, key or reader (edit-mode.md §6). */
function HeldStill({ content, children }: { content: RefObject<HTMLDivElement>; children: ReactNode }) {
  // React 18 knows no `inert`; as an unknown attribute it is passed on.
  return (
    <div ref={content} className={styles.content} {...{ inert: '' }}>
      {children}
    </div>
  );
}
