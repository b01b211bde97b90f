import type { Watch } from '#app/contract/content.ts';

/** Everything a player needs to play one content. */
export interface PlaybackSource {
  contentId: string;
  url: string;
  /** One file with picture and sound, for browsers without scripts or media source extensions. */
  progressiveUrl: string | undefined;
  captions: { src: string; language: string; label: string; kind: 'captions' | 'subtitles' }[];
  thumbnailsUrl: string | undefined;
  /** How each rendition starts, where the backend tells; see opening-fetches.ts. */
  openings?: Opening[] | undefined;
  /** Where to start; null is the beginning, or the live edge of a live stream. */
  startAtSeconds: number | null;
}

export interface Opening {
  /** bit/s */
  bandwidth: number;
  playlistUrl: string;
  /** The first bytes of the rendition's file: its head and first segment. */
  media: { url: string; bytes: number } | null;
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
    openings: watch.openings?.map(({ bandwidth, playlist, media, media_bytes: bytes }) => ({
      bandwidth,
      playlistUrl: beside(watch.signed_url, playlist),
      media: media && bytes ? { url: beside(watch.signed_url, media), bytes } : null,
    })),
    startAtSeconds,
  };
}

/** The address of a file in the same folder, signed alike. */
function beside(url: string, name: string): string {
  return url.replace(/[^/?#]*(?=[?#]|$)/, name);
}
