import { expect, it } from 'vitest';
import { screenClass } from '#app/features/playback/tracking/screen-class.ts';

it.each([
  [320, 'MOBILE'],
  [575.9, 'MOBILE'],
  [576, 'TABLET'],
  [1200, 'TABLET'],
  [1201, 'WEB'],
  [3840, 'WEB'],
] as const)('a screen of %d pixels is %s', (width, source) => {
  expect(screenClass(width)).toBe(source);
});
