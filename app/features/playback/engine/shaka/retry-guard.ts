import { failureOfStatus, isNetworkError } from '#app/features/playback/engine/failure.ts';
import type { ShakaLibrary, ShakaPlayer } from './shaka-types.ts';

/** Where a network error of the library keeps its parts, see its `util/error.js`. */
const AT = { status: 1, requestType: 4 } as const;

/**
 * The library requests everything four times, of each rendition. Retries do not help where the host rejects a
 * request or a film's segment is missing: without them the viewer waits a quarter as long for a message or a
 * new address. A stream's next segment, or a manifest of what begins this second, may well be there in a
 * moment.
 */
export function guardRetries(player: ShakaPlayer, library: ShakaLibrary): void {
  const { SEGMENT } = library.net.NetworkingEngine.RequestType;
  player.getNetworkingEngine()?.addEventListener('retry', (event: Event) => {
    const error: unknown = 'error' in event ? event.error : null;
    if (!isNetworkError(error)) return;
    const failure = failureOfStatus(error.data[AT.status]);
    const isGone = failure === 'missing' && error.data[AT.requestType] === SEGMENT && !player.isLive();
    if (failure === 'expired' || isGone) event.preventDefault();
  });
}
