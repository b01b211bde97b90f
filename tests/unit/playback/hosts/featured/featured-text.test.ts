import { expect, it } from 'vitest';
import { hasText } from '#app/features/playback/hosts/featured/featured-text.ts';

it.each([
  [{}, false],
  [{ heading_1: '', heading_2: null, description: undefined }, false],
  [{ heading_1: '  ', description: '\n' }, false],
  [{ heading_1: 'One' }, true],
  [{ heading_2: 'Two' }, true],
  [{ heading_1: ' ', description: 'Three' }, true],
])('the text panel for %j is shown: %s', (words, isShown) => {
  expect(hasText(words)).toBe(isShown);
});
