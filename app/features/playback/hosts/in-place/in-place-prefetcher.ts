import { createSources } from '#app/features/playback/prefetcher.ts';
import { fetchSiteJson } from '#app/services/site-json.ts';
import { inPlaceAddressOf } from './in-place-address.ts';
import type { InPlaceAnswer } from './in-place-response.ts';

/** In the browser: what plays at an address of `paths.watchInPlace`. One viewer's hand comes near to one button at a time. */
export const inPlaceSources = createSources<InPlaceAnswer>(
  // Our own loader's answer.
  async (address) => (await fetchSiteJson(address)) as InPlaceAnswer,
  warm,
);

/** Goes on from the data to the manifest and the first segments. */
function warm(answer: InPlaceAnswer | null): void {
  if (answer?.kind !== 'content' || answer.page.view.kind !== 'playable') return;
  // Where its code is not at hand, the player loads it when it is drawn.
  warming?.warmPlayback(answer.page.view.source);
}

type Warming = typeof import('#app/features/playback/engine/preload/preload-playback.ts');

let warming: Warming | null = null;

/** The code that goes on to the media. */
export async function loadWarming(): Promise<Warming> {
  warming ??= await import('#app/features/playback/engine/preload/preload-playback.ts');
  return warming;
}

/** For a hand that comes near to a link of a watch page. */
export function askAheadOf(href: string): void {
  const address = inPlaceAddressOf(href);
  if (address) inPlaceSources.askAhead(address);
}
