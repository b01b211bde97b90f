import { type DragEvent, useState } from 'react';

/** For an element that a file can be dropped on; of several files the first counts. */
export function useDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    'data-drop': isOver || undefined,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      // Or the browser would open the file in place of the page.
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false);
    },
    onDrop(event: DragEvent) {
      const [file] = event.dataTransfer.files;
      setIsOver(false);
      if (!file) return;
      event.preventDefault();
      onFile(file);
    },
  };
}
