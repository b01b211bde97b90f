import { lazy } from 'react';
import { preloadPlayer } from '#app/features/playback/engine/shaka/load-shaka.ts';
import type { ItemPage } from './item-page.ts';

const load = () => import('./playlist-player.tsx');

/** The player's code comes when something is played, or is about to be. */
export const LazyPlaylistPlayer = lazy(async () => ({ default: (await load()).PlaylistPlayer }));

/** A download that fails now is tried again when it is needed. */
export function preloadPlaylistPlayer(): void {
  load().catch(() => undefined);
  preloadPlayer();
}

/** Fetches the picture, the manifest and the first segments of what plays next. */
export function preloadItem(page: ItemPage | null): void {
  if (page?.view.kind !== 'playable') return;
  if (page.posterUrl) new Image().src = page.posterUrl;
  const { source } = page.view;
  import('#app/features/playback/engine/preload/preload-playback.ts').then(
    ({ preloadPlayback }) => preloadPlayback(source),
    // Then it loads when its turn comes.
    () => undefined,
  );
}
