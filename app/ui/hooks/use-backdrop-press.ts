import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Handlers for a `<dialog>` that is covered by what it holds: a press on its backdrop closes it. Begun inside (scrubbing,
 * selecting a text) and ended out there it is none, though browsers send the dialog its click.
 */
export function useBackdropPress(onPress: () => void) {
  const isBegunOutside = useRef(false);
  return {
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      isBegunOutside.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget && isBegunOutside.current) onPress();
    },
  };
}
