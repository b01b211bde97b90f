import { isBufferedToEnd } from './buffered.ts';
import type { Quality } from './engine.ts';
import type { ShakaPlayer } from './load-shaka.ts';
import { audioIdOf, type Variant } from './shaka-tracks.ts';

type TextTrack = ReturnType<ShakaPlayer['getTextTracks']>[number];

/** What stays in the buffer when the viewer picks a quality, so that the change does not stall. */
const SWITCH_SAFE_MARGIN_SECONDS = 4;

/** `onError` hears of what goes wrong on the way. */
export function selectCaptions(
  player: ShakaPlayer,
  video: HTMLVideoElement,
  id: string | null,
  onError: (error: unknown) => void,
): void {
  const track = player.getTextTracks().find((candidate) => String(candidate.id) === id);
  player.selectTextTrack(track ?? null);
  if (track && !player.isLive() && isBufferedToEnd(video)) openAgain(player, video, track).catch(onError);
}

/**
 * Nothing of the sound before is kept: what is left ahead could be all that there is to its end, and what lies behind
 * would be heard in the other language by who goes back.
 */
export function selectAudio(player: ShakaPlayer, id: string): void {
  const track = player.getAudioTracks().find((candidate) => audioIdOf(candidate) === id);
  if (track) player.selectAudioTrack(track);
}

export function selectQuality(player: ShakaPlayer, quality: Quality) {
  player.configure('abr.enabled', quality === 'auto');
  if (quality === 'auto') return;
  const variants: Variant[] = player.getVariantTracks();
  const language = variants.find((variant) => variant.active)?.language;
  const ofHeight = variants.filter((variant) => variant.height === quality);
  const ofLanguage = ofHeight.filter((variant) => variant.language === language);
  const [best] = (ofLanguage.length > 0 ? ofLanguage : ofHeight).sort((a, b) => b.bandwidth - a.bandwidth);
  if (best) player.selectVariantTrack(best, true, SWITCH_SAFE_MARGIN_SECONDS);
}

/**
 * Once everything is buffered the library's streaming has ended, and a text track chosen then is fetched but never shown
 * (seen with 5.2.12). Opening the film again where it stands brings both back, out of the browser's cache.
 */
async function openAgain(player: ShakaPlayer, video: HTMLVideoElement, { originalTextId }: TextTrack) {
  const uri = player.getAssetUri();
  const { currentTime, paused } = video;
  if (!uri) return;
  const sound = soundOf(player);
  await player.load(uri, currentTime);
  // It begins with the sound that the film begins with.
  if (sound !== null && sound !== soundOf(player)) selectAudio(player, sound);
  const same = player.getTextTracks().find((track) => track.originalTextId === originalTextId);
  player.selectTextTrack(same ?? null);
  // Paused meanwhile, or refused by the browser: then it stands there, and that is no failure.
  if (!paused) await video.play().catch(() => undefined);
}

function soundOf(player: ShakaPlayer): string | null {
  const active = player.getAudioTracks().find((track) => track.active);
  return active ? audioIdOf(active) : null;
}
