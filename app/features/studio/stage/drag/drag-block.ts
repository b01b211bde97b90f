import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { BLOCK, blockElement, blockIdOf } from '../keys/stage-panes.ts';
import { scrollAtEdges } from './edge-scroll.ts';
import { type Gap, gapAt } from './gap-at.ts';

export interface BlockDrag {
  /** What lies at the pointer. */
  preview: { text: string; className: string };
  /** Below which block it was dropped; null is above all. */
  onDrop(id: string, below: string | null): void;
}

/** Lets a block be dragged over its page by a part of it. A line shows its place; Escape cancels. */
export function dragBlock(grip: HTMLElement, { preview, onDrop }: BlockDrag): () => void {
  const page = grip.closest<HTMLElement>('[data-stage]');
  const id = blockIdOf(grip);
  if (!page || id === null) return () => undefined;
  let gap: Gap | null = null;
  let stop = () => {};
  const show = (next: Gap | null) => {
    mark(page, gap, false);
    gap = next;
    mark(page, gap, true);
  };
  return draggable({
    element: grip,
    onGenerateDragPreview: ({ nativeSetDragImage }) =>
      setCustomNativeDragPreview({
        nativeSetDragImage,
        render({ container }) {
          const label = document.createElement('span');
          label.className = preview.className;
          label.textContent = preview.text;
          container.appendChild(label);
        },
      }),
    onDragStart() {
      const scroll = scrollAtEdges();
      const endTarget = dropTargetForElements({
        element: page,
        canDrop: ({ source }) => source.element === grip,
        onDrag({ location }) {
          const { clientY } = location.current.input;
          scroll.follow(clientY);
          show(gapAt(drawnBlocks(page), id, clientY));
        },
        onDragLeave: () => show(null),
      });
      stop = () => {
        scroll.stop();
        endTarget();
      };
    },
    onDrop({ location }) {
      const place = location.current.dropTargets.length > 0 ? gap : null;
      show(null);
      stop();
      if (place) onDrop(id, place.above);
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
