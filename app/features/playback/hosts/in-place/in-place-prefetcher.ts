// chunk: shell

import { createPrefetcher } from '#app/features/playback/prefetcher.ts';
import { fetchSiteJson } from '#app/services/site-json.ts';
import { inPlaceAddressOf } from './in-place-address.ts';
import type { InPlaceResponse } from './in-place-response.ts';

/**
 * In the browser: what plays at an address of `paths.watchInPlace`. One viewer's hand comes near to one
 * button at a time.
 */
export const inPlacePrefetcher = createPrefetcher<InPlaceResponse>({
  // Our own loader's response.
  fetchData: async (address) => (await fetchSiteJson(address)) as InPlaceResponse,
  onPrefetched: preloadMedia,
  isReusable: (response) => response?.kind !== 'failed',
});

/** Goes on from the data to the manifest and the first segments. */
function preloadMedia(response: InPlaceResponse | null, ageMs: number): void {
  if (response?.kind !== 'content' || response.page.view.kind !== 'playable') return;
  // Where its code is not at hand, the player loads it when it is drawn.
  preloadModule?.preloadPlayback(response.page.view.source, ageMs);
}

type PreloadModule = typeof import('#app/features/playback/engine/preload/preload-playback.ts');

let preloadModule: PreloadModule | null = null;

/** The code that goes on to the media. */
export async function loadPreloadModule(): Promise<PreloadModule> {
  preloadModule ??= await import('#app/features/playback/engine/preload/preload-playback.ts');
  return preloadModule;
}

/** For a hand that comes near to a link of a watch page. */
export function prefetchInPlace(href: string): void {
  const address = inPlaceAddressOf(href);
  if (address) inPlacePrefetcher.prefetch(address);
}
