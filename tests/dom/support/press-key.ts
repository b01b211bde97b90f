import { fireEvent } from '@testing-library/react';

/** Presses a key where the focus is. */
export function pressKey(key: string, init: object = {}): boolean {
  return fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
}
