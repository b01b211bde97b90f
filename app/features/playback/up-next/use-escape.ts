import { useEffect } from 'react';

/** Calls `act` on Escape wherever focus is, unless something nearer to it has taken the key, such as a menu. */
export function useEscape(isOn: boolean, act: () => void) {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // The dialog around a player would be closed by the same press.
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, act]);
}
