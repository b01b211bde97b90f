import type { Watch } from '#app/contract/content.ts';

/** Everything a player needs to play one content. */
export interface PlaybackSource {
  contentId: string;
  url: string;
  /** One file with picture and sound, for browsers without scripts or media source extensions. */
  progressiveUrl: string | undefined;
  captions: { src: string; language: string; label: string; kind: 'captions' | 'subtitles' }[];
  thumbnailsUrl: string | undefined;
  /** How each rendition starts, where the backend knows; see startup-segments.ts. */
  startupRenditions?: StartupRendition[] | undefined;
  /** Where to start; null is the beginning, or the live edge of a live stream. */
  startAtSeconds: number | null;
  /** ISO 8601: when the plan ends that opens it to this viewer; undefined where it needs none. */
  validUntil?: string | undefined;
}

type WireRendition = NonNullable<Watch['openings']>[number];

export interface StartupRendition {
  /** bit/s */
  bandwidth: number;
  playlistUrl: string;
  /** Where its file holds its head and the segment that is played first: in one piece, or each for itself. */
  media: StartupMedia | null;
}

interface StartupMedia {
  url: string;
  ranges: ByteRange[];
  /** Of a stream: the range that takes the place of the last one, by the age of the data. Earliest first. */
  upcoming?: { afterMs: number; range: ByteRange }[] | undefined;
}

/** Of a file, in bytes. */
export interface ByteRange {
  from: number;
  length: number;
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
    startupRenditions: watch.openings?.map((rendition) => toStartupRendition(rendition, watch.signed_url)),
    startAtSeconds,
    validUntil: watch.valid_until,
  };
}

/** Every address that a player loads from, for the page's policy. */
export function addressesOf(source: PlaybackSource): string[] {
  const { url, progressiveUrl, captions, thumbnailsUrl } = source;
  return [url, progressiveUrl, thumbnailsUrl, ...captions.map(({ src }) => src)].flatMap(
    (address) => address ?? [],
  );
}

function toStartupRendition(rendition: WireRendition, url: string): StartupRendition {
  const { bandwidth, playlist } = rendition;
  return { bandwidth, playlistUrl: beside(url, playlist), media: toStartupMedia(rendition, url) };
}

function toStartupMedia(rendition: WireRendition, url: string): StartupMedia | null {
  const { media, media_bytes: length, media_offset: from, head_bytes: head, upcoming } = rendition;
  if (!media || !length) return null;
  const headRanges = from && head ? [{ from: 0, length: head }] : [];
  return {
    url: beside(url, media),
    ranges: [...headRanges, { from: from ?? 0, length }],
    upcoming: upcoming?.map(({ after_ms: afterMs, media_offset, media_bytes }) => ({
      afterMs,
      range: { from: media_offset, length: media_bytes },
    })),
  };
}

/** The address of a file in the same folder, signed alike. */
function beside(url: string, name: string): string {
  return url.replace(/[^/?#]*(?=[?#]|$)/, name);
}
