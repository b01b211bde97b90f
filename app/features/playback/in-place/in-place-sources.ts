import { createSources } from '#app/features/playback/sources.ts';
import { fetchSiteJson } from '#app/services/site-json.ts';
import { inPlaceAddressOf } from './in-place-address.ts';
import type { InPlaceAnswer } from './in-place-answer.ts';

/** In the browser: what plays at an address of `paths.watchInPlace`. One viewer's hand comes near to one button at a time. */
export const inPlaceSources = createSources<InPlaceAnswer>(
  // Our own loader's answer.
  async (address) => (await fetchSiteJson(address)) as InPlaceAnswer,
  warm,
);

/** Goes on from the data to the manifest and the first segments. */
function warm(answer: InPlaceAnswer | null): void {
  if (answer?.kind !== 'content' || answer.page.view.kind !== 'playable') return;
  const { source } = answer.page.view;
  import('#app/features/playback/engine/warm-playback.ts').then(
    ({ warmPlayback }) => warmPlayback(source),
    // Then it loads when it is played.
    () => undefined,
  );
}

/** For a hand that comes near to a link of a watch page. */
export function askAheadOf(href: string): void {
  const address = inPlaceAddressOf(href);
  if (address) inPlaceSources.askAhead(address);
}
