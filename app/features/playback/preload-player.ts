/**
 * Downloads and compiles the player's code, so that pressing play need not wait for it. Most films are HLS; another kind
 * loads its own build when it is opened.
 */
export function preloadPlayer(): void {
  // A constant of the build: it keeps the library out of the server's bundle, which cannot even load it.
  if (import.meta.env.SSR) return;
  // A download that fails now is tried again when the player opens, which then says so.
  import('shaka-player/dist/shaka-player.hls-es2021.js').catch(() => undefined);
}
