import { expect, it } from 'vitest';
import { isOwnKey } from '#app/features/playback/player/hooks/own-key.ts';

const DIALOG = {} as Element;

/**
 * Focus inside of what matches `around`; `holdsDialog`: the dialog around it, if any, lies in the player's
 * player.
 */
function ownKeys(around: readonly string[], keys: readonly string[], holdsDialog = false) {
  const closest = (selectors: string) =>
    selectors.split(', ').some((selector) => around.includes(selector)) ? DIALOG : null;
  const player = { contains: () => holdsDialog };
  return keys.filter((key) => isOwnKey(key, { closest } as Pick<Element, 'closest'>, player));
}

const KEYS = ['k', 'm', '?', '5', ' ', 'Enter', 'ArrowLeft', 'ArrowUp', 'Home', 'PageUp', 'Escape'];

it('isOwnKey leaves every key to the player inside a dialog, none where a dialog is inside the player', () => {
  expect(ownKeys(['dialog'], KEYS)).toEqual([]);
  expect(ownKeys(['dialog'], KEYS, true)).toEqual(KEYS);
});

it('isOwnKey leaves all keys to a text field, in a dialog too', () => {
  expect(ownKeys(['textarea'], KEYS)).toEqual(KEYS);
  expect(ownKeys(['dialog', 'input:not([type="range"])'], KEYS)).toEqual(KEYS);
});

it('a button, a menu and a slider handle their own keys', () => {
  expect(ownKeys(['button'], KEYS)).toEqual([' ', 'Enter']);
  expect(ownKeys(['[role="menu"]', 'button'], KEYS)).toEqual([' ', 'Enter', 'ArrowLeft', 'ArrowUp', 'Home']);
  expect(ownKeys(['[data-own-keys]'], KEYS)).toEqual(['ArrowLeft', 'ArrowUp', 'Home', 'PageUp']);
});

it('the seek bar leaves the arrow keys to the player', () => {
  expect(ownKeys([], KEYS)).toEqual([]);
});
