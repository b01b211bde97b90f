import { rangeLength } from '#app/features/playback/engine/byte-range.ts';
import type { ShakaLibrary, ShakaPlayer } from './shaka-types.ts';

/**
 * Rejects responses that are no segments: an error page, or another length than requested. The browser's
 * demuxer would swallow either in silence and end the film there.
 */
export function guardSegments(player: ShakaPlayer, library: ShakaLibrary): void {
  const { SEGMENT } = library.net.NetworkingEngine.RequestType;
  player.getNetworkingEngine()?.registerResponseFilter((type, { headers, data, originalRequest }) => {
    if (type !== SEGMENT) return;
    if (/^text\/html\b/i.test(headers['content-type'] ?? '')) throw new Error('A page instead of a segment');
    const requestedBytes = rangeLength(originalRequest.headers.Range);
    if (requestedBytes !== null && data.byteLength !== requestedBytes)
      throw new Error(`${data.byteLength} bytes instead of ${requestedBytes}`);
  });
}
