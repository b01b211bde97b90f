import type { AudioTrack, EngineTracks } from '#app/features/playback/engine/engine.ts';
import type { ShakaPlayer } from './shaka-types.ts';

export type Variant = ReturnType<ShakaPlayer['getVariantTracks']>[number];
type ShakaAudioTrack = ReturnType<ShakaPlayer['getAudioTracks']>[number];

/** HLS and DASH names of the role. */
const DESCRIBES = /^(?:description|public\.accessibility\.describes-video)$/;

/** What there is to choose from, in the site's own words. */
export function tracksOf(player: ShakaPlayer): EngineTracks {
  const variants: Variant[] = player.getVariantTracks();
  const texts = player.getTextTracks();
  const active = texts.find((track) => track.active);
  const audio = player.getAudioTracks();
  const activeAudio = audio.find((track) => track.active);
  const heights = new Set(variants.flatMap((variant) => variant.height ?? []));
  return {
    captions: texts.map((track) => ({
      id: String(track.id),
      language: track.originalLanguage ?? track.language,
      label: track.label ?? '',
    })),
    activeCaptions: active ? String(active.id) : null,
    audio: audio.map(toAudioTrack),
    activeAudio: activeAudio ? audioIdOf(activeAudio) : null,
    qualities: [...heights].sort((a, b) => b - a),
    activeHeight: variants.find((variant) => variant.active)?.height ?? null,
    isLive: player.isLive(),
  };
}

/** The library's audio tracks have no number; these fields distinguish them. */
export function audioIdOf({ language, label, roles, channelsCount }: ShakaAudioTrack): string {
  return [language, label, roles.join(), channelsCount].join('|');
}

function toAudioTrack(track: ShakaAudioTrack): AudioTrack {
  return {
    id: audioIdOf(track),
    language: track.originalLanguage ?? track.language,
    label: track.label ?? '',
    isDescription:
      track.accessibilityPurpose === 'visually impaired' || track.roles.some((role) => DESCRIBES.test(role)),
  };
}
