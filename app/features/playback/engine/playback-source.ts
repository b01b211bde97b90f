import type { Watch } from '#app/contract/content.ts';

/** Everything a player needs to play one content. */
export interface PlaybackSource {
  contentId: string;
  url: string;
  /** One file with picture and sound, for browsers without scripts or media source extensions. */
  progressiveUrl: string | undefined;
  captions: { src: string; language: string; label: string; kind: 'captions' | 'subtitles' }[];
  thumbnailsUrl: string | undefined;
  /** Where to start; null is the beginning, or the live edge of a live stream. */
  startAtSeconds: number | null;
}

export function toPlaybackSource(
  contentId: string,
  watch: Watch,
  startAtSeconds: number | null,
): PlaybackSource {
  return {
    contentId,
    url: watch.signed_url,
    progressiveUrl: watch.progressive_url,
    captions: watch.tracks.flatMap(({ src, lang, label, kind }) =>
      kind === 'thumbnails' ? [] : [{ src, language: lang ?? 'und', label, kind }],
    ),
    thumbnailsUrl: watch.tracks.find((track) => track.kind === 'thumbnails')?.src,
    startAtSeconds,
  };
}
