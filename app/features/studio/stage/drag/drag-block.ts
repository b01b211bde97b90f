import { BLOCK, blockElement, blockIdOf } from '../keys/stage-panes.ts';
import { dragByGrip } from './drag-by-grip.ts';
import { type Gap, gapAt } from './gap-at.ts';

export interface BlockDrag {
  name: string;
  /** Below which block it was dropped; null is above all. */
  moveBelow(id: string, below: string | null): void;
}

/** Lets a block be dragged over its page by a part of it. A line shows its place. */
export function dragBlock(
  grip: HTMLElement,
  latest: { readonly current: BlockDrag | null },
  className: string,
): () => void {
  const page = grip.closest<HTMLElement>('[data-stage]');
  const id = blockIdOf(grip);
  if (!page || id === null) return () => undefined;
  let gap: Gap | null = null;
  const show = (next: Gap | null) => {
    mark(page, gap, false);
    gap = next;
    mark(page, gap, true);
  };
  return dragByGrip(grip, {
    preview: () => ({ text: latest.current?.name ?? '', className }),
    target: page,
    onMove: ({ clientY }) => show(gapAt(drawnBlocks(page), id, clientY)),
    onLeave: () => show(null),
    onDrop(isInside) {
      const place = isInside ? gap : null;
      show(null);
      if (place) latest.current?.moveBelow(id, place.above);
    },
  });
}

function drawnBlocks(page: Element) {
  return [...page.querySelectorAll<HTMLElement>(BLOCK)].map((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return { id: blockIdOf(block) ?? '', top, bottom };
  });
}

/** The stage's styles draw the line at the block above it; at the start of the page, at the one below. */
function mark(page: Element, gap: Gap | null, isShown: boolean): void {
  if (!gap) return;
  const block = blockElement(page, gap.above ?? gap.below);
  if (isShown) block?.setAttribute('data-drop', gap.above === null ? 'above' : 'below');
  else block?.removeAttribute('data-drop');
}
