import type { Engine, EngineEvents } from './engine.ts';
import { PlaybackError } from './engine.ts';
import type { openNativeEngine } from './native/native-engine.ts';
import type { PlaybackSource } from './playback-source.ts';
import { takePreloaded } from './preload/preload-playback.ts';
import { fetchStartupSegments } from './preload/startup-segments.ts';
import { loadShaka } from './shaka/load-shaka.ts';
import { createShakaPlayer, openShakaEngine } from './shaka/shaka-engine.ts';
import { sourceKindOf } from './source.ts';

interface EngineRequest {
  video: HTMLVideoElement;
  captionsStage: HTMLElement;
  source: PlaybackSource;
  startAtSeconds: number | null;
}

/** Loads a source with what it takes. Rejects with PlaybackError. */
export async function openEngine(request: EngineRequest, events: EngineEvents): Promise<Engine> {
  const { video, source, startAtSeconds } = request;
  const kind = sourceKindOf(source.url);
  const { captions } = source;
  if (kind === 'progressive') {
    return openNative({ video, url: source.url, captions, startAtSeconds }, events);
  }
  const preloaded = await takePreloaded(source);
  const { thumbnailsUrl } = source;
  if (preloaded) return openShakaEngine({ ...request, thumbnailsUrl, ...preloaded }, events);
  fetchStartupSegments(source);
  const library = await loadShaka(kind).catch((error: unknown) => {
    throw new PlaybackError(navigator.onLine ? 'network' : 'offline', error);
  });
  if (!library.Player.isBrowserSupported()) {
    const url = source.progressiveUrl ?? source.url;
    return openNative({ video, url, captions, startAtSeconds }, events);
  }
  const player = createShakaPlayer(library);
  return openShakaEngine({ ...request, thumbnailsUrl, player, manifest: source.url }, events);
}

/** Few sources and few browsers want it. */
async function openNative(...request: Parameters<typeof openNativeEngine>): Promise<Engine> {
  const { openNativeEngine } = await import('./native/native-engine.ts').catch((error: unknown) => {
    throw new PlaybackError(navigator.onLine ? 'network' : 'offline', error);
  });
  return openNativeEngine(...request);
}
