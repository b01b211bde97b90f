import { loadShaka } from '#app/features/playback/engine/shaka/load-shaka.ts';
import { shakaSettings } from '#app/features/playback/engine/shaka/shaka-settings.ts';
import type { ShakaPlayer } from '#app/features/playback/engine/shaka/shaka-types.ts';

const START_BANDWIDTH_BPS = 1_000_000;
const BUFFER_SECONDS = 6;

/**
 * Loads HLS into a muted element with the player of the site, which is fetched for it once. `isBest` takes
 * the highest of several qualities and stays there (viewer.md §4). Answers what ends it; `signal` ends it
 * before.
 */
export async function openWithPlayer(
  video: HTMLVideoElement,
  url: string,
  isBest: boolean,
  signal: AbortSignal,
): Promise<() => Promise<unknown>> {
  const library = await loadShaka('hls');
  signal.throwIfAborted();
  if (!library.Player.isBrowserSupported()) throw new Error('This browser plays no HLS');
  const player = new library.Player();
  player.configure(shakaSettings(START_BANDWIDTH_BPS));
  player.configure('streaming.bufferingGoal', BUFFER_SECONDS);
  player.configure('abr.enabled', !isBest);
  // What is looked at instead wants the line and the processor.
  const stop = () => void player.destroy();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await player.attach(video);
    await player.load(url);
  } catch (error) {
    await player.destroy();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
  if (isBest) selectBest(player);
  return () => player.destroy();
}

function selectBest(player: ShakaPlayer) {
  const [best] = player.getVariantTracks().sort((a, b) => b.bandwidth - a.bandwidth);
  if (best && !best.active) player.selectVariantTrack(best, true);
}
