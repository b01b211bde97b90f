import type { Quality } from '#app/features/playback/engine/engine.ts';
import { audioIdOf, type Variant } from './shaka-tracks.ts';
import type { ShakaPlayer } from './shaka-types.ts';

/** What stays in the buffer when the viewer picks a quality, so that the change does not stall. */
const SWITCH_SAFE_MARGIN_SECONDS = 4;

/**
 * Nothing of the sound before is kept: what is left ahead could be all that there is to its end, and what
 * lies behind would be heard in the other language by who goes back.
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
