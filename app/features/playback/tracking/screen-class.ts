import type { PlayerSource } from '#app/contract/analytics.ts';

/** viewer.md §4: WEB above 1200 pixels, TABLET from 576, MOBILE below. */
export function screenClass(widthPixels: number): PlayerSource {
  if (widthPixels > 1200) return 'WEB';
  return widthPixels >= 576 ? 'TABLET' : 'MOBILE';
}
