import type { CaptionsTrack } from '#app/features/playback/engine/engine.ts';
import type { PlaybackSource } from '#app/features/playback/engine/playback-source.ts';

/** Puts the captions that lie beside a file into its element. Returns what takes them out again. */
export function addCaptions(video: HTMLVideoElement, captions: PlaybackSource['captions']): () => void {
  const tracks = captions.map(({ src, language, label, kind }) => {
    const track = document.createElement('track');
    Object.assign(track, { kind, label, srclang: language, src });
    return track;
  });
  for (const track of tracks) video.appendChild(track);
  return () => {
    for (const track of tracks) track.remove();
  };
}

export function captionsOf(video: HTMLVideoElement): TextTrack[] {
  return Array.from(video.textTracks).filter(({ kind }) => kind === 'captions' || kind === 'subtitles');
}

/**
 * An id that distinguishes a track from its neighbours, whichever of them come and go, and in whatever order.
 */
export function captionsIdOf({
  kind,
  language,
  label,
}: Pick<TextTrack, 'kind' | 'language' | 'label'>): string {
  return [kind, language, label].join('|');
}

export function toCaptionsTrack(track: TextTrack): CaptionsTrack {
  return { id: captionsIdOf(track), language: track.language, label: track.label };
}
