import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { scrollAtEdges } from './edge-scroll.ts';

interface GripDrag {
  /** What lies at the pointer. */
  preview(): { text: string; className: string };
  /** What it is dragged over. */
  target: HTMLElement;
  onMove(point: { clientX: number; clientY: number }): void;
  onLeave(): void;
  onDrop(isInside: boolean): void;
}

/** Lets something be dragged by a part of it. Escape cancels. */
export function dragByGrip(
  grip: HTMLElement,
  { preview, target, onMove, onLeave, onDrop }: GripDrag,
): () => void {
  const label = document.createElement('span');
  let stop = () => {};
  return draggable({
    element: grip,
    onGenerateDragPreview({ nativeSetDragImage }) {
      const { text, className } = preview();
      label.className = className;
      label.textContent = text;
      document.body.appendChild(label);
      nativeSetDragImage?.(label, 0, 0);
    },
    onDragStart() {
      // The browser has its picture of it by now.
      label.remove();
      const scroll = scrollAtEdges();
      const endTarget = dropTargetForElements({
        element: target,
        canDrop: ({ source }) => source.element === grip,
        onDrag({ location }) {
          const { input } = location.current;
          scroll.follow(input.clientY);
          onMove(input);
        },
        onDragLeave: onLeave,
      });
      stop = () => {
        scroll.stop();
        endTarget();
      };
    },
    onDrop({ location }) {
      label.remove();
      stop();
      onDrop(location.current.dropTargets.length > 0);
    },
  });
}
