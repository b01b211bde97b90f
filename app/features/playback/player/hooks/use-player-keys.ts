import { useEffect } from 'react';
import { commandForKey, type PlayerCommand } from '#app/features/playback/player/state/player-command.ts';
import { isOwnKey } from './own-key.ts';

/** Keys act only while focus is in the player, and leave to a control what is its own. */
export function usePlayerKeys(root: HTMLElement | null, run: (command: PlayerCommand) => void) {
  useEffect(() => {
    if (!root) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof Element)) return;
      if (isOwnKey(event.key, target, root)) return;
      const direction = getComputedStyle(root).direction === 'rtl' ? 'rtl' : 'ltr';
      const command = commandForKey(event, direction);
      if (!command) return;
      event.preventDefault();
      // Held down, a key scrubs or changes the volume; toggles do not repeat.
      if (!event.repeat || command.kind === 'skip' || command.kind === 'change-volume') run(command);
    };
    root.addEventListener('keydown', onKeyDown);
    return () => root.removeEventListener('keydown', onKeyDown);
  }, [root, run]);
}
