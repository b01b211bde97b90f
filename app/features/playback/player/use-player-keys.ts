import { useEffect } from 'react';
import { commandForKey, type PlayerCommand } from './keyboard.ts';

/** Keys act only while focus is in the player, and leave to a control what is its own. */
export function usePlayerKeys(frame: HTMLElement | null, run: (command: PlayerCommand) => void) {
  useEffect(() => {
    if (!frame) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isOwnKey(event, frame)) return;
      const direction = getComputedStyle(frame).direction === 'rtl' ? 'rtl' : 'ltr';
      const command = commandForKey(event, direction);
      if (!command) return;
      event.preventDefault();
      // Held down, a key scrubs or changes the volume; switching to and fro is no one's wish.
      if (!event.repeat || command.kind === 'skip' || command.kind === 'change-volume') run(command);
    };
    frame.addEventListener('keydown', onKeyDown);
    return () => frame.removeEventListener('keydown', onKeyDown);
  }, [frame, run]);
}

/**
 * Space and Enter press the focused button or link; arrows, Home and End move in a menu and on a slider of its own keys,
 * while on the seek bar they are the player's, which skips by seconds.
 */
function isOwnKey({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>, frame: Element): boolean {
  if (!(target instanceof Element)) return false;
  // A dialog over the picture has the keyboard to itself, unlike the one that the player stands in; so has whoever types.
  const dialog = target.closest('dialog');
  if (dialog && frame.contains(dialog)) return true;
  if (target.closest('textarea, [contenteditable], input:not([type="range"])')) return true;
  if (target.closest('[role="menu"]')) return /^(?:Arrow|Home|End| |Enter)/.test(key);
  if (target.closest('[data-own-keys]')) return /^(?:Arrow|Home|End|Page)/.test(key);
  return (key === ' ' || key === 'Enter') && target.closest('button, a') !== null;
}
