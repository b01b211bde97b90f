import type { SourceKind } from '#app/features/playback/engine/source.ts';
import { installPolyfills } from './install-polyfills.ts';
import type { ShakaLibrary } from './shaka-types.ts';

/** Downloads the player's code for a kind of manifest; a repeated call costs nothing. In the browser only. */
export async function loadShaka(kind: Exclude<SourceKind, 'progressive'>): Promise<ShakaLibrary> {
  // A constant of the build, so that the Worker's bundle does not hold the library: it sets timers as it is
  // evaluated, which Workers refuse, and weighs a megabyte.
  if (import.meta.env.SSR) throw new Error('The player runs in browsers');
  if (kind === 'hls') {
    const hls = await import('shaka-player/dist/shaka-player.hls-es2021.js');
    return installPolyfills(hls.default);
  }
  const dash = await import('shaka-player/dist/shaka-player.dash-es2021.js');
  return installPolyfills(dash.default as unknown as ShakaLibrary);
}

/**
 * Has the code at hand when play is pressed. Most films are HLS; another kind loads its build when it is
 * opened.
 */
export function preloadPlayer(): void {
  // A download that fails now is retried by the player, which then reports the failure.
  loadShaka('hls').catch(() => undefined);
}
