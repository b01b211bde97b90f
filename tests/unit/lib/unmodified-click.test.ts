import { expect, test } from 'vitest';
import { isUnmodifiedClick } from '#app/lib/unmodified-click.ts';

const CLICK = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test('a click of the first button without modifier keys is unmodified', () => {
  expect(isUnmodifiedClick(CLICK)).toBe(true);
});

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %j opens elsewhere and is modified',
  (change) => {
    expect(isUnmodifiedClick({ ...CLICK, ...change })).toBe(false);
  },
);
