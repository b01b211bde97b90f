import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End within a menu, sideways in the reading direction; focus wraps at its ends. */
export function moveFocus(event: KeyboardEvent, menu: HTMLElement): void {
  const entries = Array.from(menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')).filter(isShown);
  const index = entries.indexOf(document.activeElement as HTMLElement);
  const isMirrored = getComputedStyle(menu).direction === 'rtl';
  const next = targetOf(event.key, index, entries.length, isMirrored);
  if (next === null) return;
  event.preventDefault();
  entries[next]?.focus();
}

function targetOf(key: string, index: number, count: number, isMirrored: boolean): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
    case isMirrored ? 'ArrowLeft' : 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowUp':
    case isMirrored ? 'ArrowRight' : 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** An entry that this device has no use for is not drawn. */
function isShown(entry: HTMLElement): boolean {
  return entry.offsetParent !== null;
}
