import { loadShaka, type ShakaPlayer } from '#app/features/playback/engine/load-shaka.ts';
import { shakaSettings } from '#app/features/playback/engine/shaka-settings.ts';

const START_BANDWIDTH_BPS = 1_000_000;
const BUFFER_SECONDS = 6;

/**
 * Loads HLS into a muted element with the player of the site, which is fetched for it once. `isBest` takes the highest of
 * several qualities and stays there (viewer.md §4). Answers what ends it.
 */
export async function openWithPlayer(
  video: HTMLVideoElement,
  url: string,
  isBest: boolean,
): Promise<() => Promise<unknown>> {
  const library = await loadShaka('hls');
  if (!library.Player.isBrowserSupported()) throw new Error('This browser plays no HLS');
  const player = new library.Player();
  player.configure(shakaSettings(START_BANDWIDTH_BPS));
  player.configure('streaming.bufferingGoal', BUFFER_SECONDS);
  player.configure('abr.enabled', !isBest);
  try {
    await player.attach(video);
    await player.load(url);
  } catch (error) {
    await player.destroy();
    throw error;
  }
  if (isBest) selectBest(player);
  return () => player.destroy();
}

function selectBest(player: ShakaPlayer) {
  const [best] = player.getVariantTracks().sort((a, b) => b.bandwidth - a.bandwidth);
  if (best && !best.active) player.selectVariantTrack(best, true);
}
