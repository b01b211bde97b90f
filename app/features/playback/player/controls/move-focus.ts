import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End within a menu; focus wraps at its ends. */
export function moveFocus(event: KeyboardEvent, menu: HTMLElement): void {
  const entries = Array.from(menu.querySelectorAll<HTMLElement>('[role^="menuitem"]'));
  const index = entries.indexOf(document.activeElement as HTMLElement);
  const next = targetOf(event.key, index, entries.length);
  if (next === null) return;
  event.preventDefault();
  entries[next]?.focus();
}

function targetOf(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
