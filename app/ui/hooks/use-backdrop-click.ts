// chunk: shell

import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Handlers for a `<dialog>` that its content covers: a click on its backdrop closes it. A gesture that starts
 * inside (scrubbing, selecting text) and ends on the backdrop does not count, though browsers fire a click on
 * the dialog.
 */
export function useBackdropClick(onBackdropClick: () => void) {
  const startedOutside = useRef(false);
  return {
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      startedOutside.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget && startedOutside.current) onBackdropClick();
    },
  };
}
