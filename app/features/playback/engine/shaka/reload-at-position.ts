import { selectAudio } from './shaka-choices.ts';
import { audioIdOf } from './shaka-tracks.ts';
import type { ShakaPlayer } from './shaka-types.ts';

export type TextTrack = ReturnType<ShakaPlayer['getTextTracks']>[number];

/**
 * Once everything is buffered the library's streaming has ended, and a text track chosen then is fetched but
 * never shown (seen with 5.2.12). Reloading the film at its position brings both back, out of the browser's
 * cache.
 */
export async function reloadAtPosition(
  player: ShakaPlayer,
  video: HTMLVideoElement,
  { originalTextId }: TextTrack,
): Promise<TextTrack | null> {
  const uri = player.getAssetUri();
  const { currentTime, paused } = video;
  if (!uri) return null;
  const sound = soundOf(player);
  await player.load(uri, currentTime);
  // It begins with the sound that the film begins with.
  if (sound !== null && sound !== soundOf(player)) selectAudio(player, sound);
  const same = player.getTextTracks().find((track) => track.originalTextId === originalTextId);
  player.selectTextTrack(same ?? null);
  // The viewer may have paused meanwhile, or the browser may block autoplay: then the film stays paused,
  // which is no failure.
  if (!paused) await video.play().catch(() => undefined);
  return same ?? null;
}

function soundOf(player: ShakaPlayer): string | null {
  const active = player.getAudioTracks().find((track) => track.active);
  return active ? audioIdOf(active) : null;
}
