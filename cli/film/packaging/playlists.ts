import type { FragmentedMp4 } from './fragmented-mp4.ts';

export interface Rendition extends FragmentedMp4 {
  height: number;
  width: number;
  file: string;
  playlist: string;
  /** bit/s; the first is that of the largest segment. */
  bandwidth: number;
  average_bandwidth: number;
}

export interface Subtitle {
  language: string;
  name: string;
  playlist: string;
  file: string;
}

/** What the platform reads instead of parsing playlists. */
export interface Asset {
  asset: string;
  duration: number;
  frame_rate: number;
  renditions: Rendition[];
  subtitles: Subtitle[];
}

/** Names a rendition's files by its height, as the platform finds them. */
export function toRendition(
  { height, width }: { height: number; width: number },
  media: FragmentedMp4,
): Rendition {
  const bits = media.segments.map(({ length, duration }) => (length * 8) / duration);
  const bytes = media.segments.reduce((sum, { length }) => sum + length, 0);
  const seconds = media.segments.reduce((sum, { duration }) => sum + duration, 0);
  return {
    height,
    width,
    file: `${height}.mp4`,
    playlist: `${height}.m3u8`,
    bandwidth: Math.ceil(bits.reduce((most, each) => Math.max(most, each), 0)),
    average_bandwidth: Math.ceil((bytes * 8) / seconds),
    ...media,
  };
}

export function mediaPlaylist(rendition: Pick<Rendition, 'file' | 'init' | 'segments'>): string {
  const target = Math.ceil(Math.max(...rendition.segments.map((s) => s.duration)));
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${target}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ];
  lines.push(
    `#EXT-X-MAP:URI="${rendition.file}",BYTERANGE="${rendition.init.length}@${rendition.init.offset}"`,
  );
  for (const s of rendition.segments)
    lines.push(
      `#EXTINF:${s.duration.toFixed(6)},`,
      `#EXT-X-BYTERANGE:${s.length}@${s.offset}`,
      rendition.file,
    );
  return `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`;
}

export function masterPlaylist(asset: Asset): string {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const s of asset.subtitles) {
    lines.push(
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",LANGUAGE="${s.language}",NAME="${s.name}",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="${s.playlist}"`,
    );
  }
  for (const r of asset.renditions) {
    const rates = `BANDWIDTH=${r.bandwidth},AVERAGE-BANDWIDTH=${r.average_bandwidth}`;
    const shape = `CODECS="${r.codecs}",RESOLUTION=${r.width}x${r.height},FRAME-RATE=${asset.frame_rate.toFixed(3)}`;
    const groups = asset.subtitles.length > 0 ? ',SUBTITLES="captions"' : '';
    lines.push(`#EXT-X-STREAM-INF:${rates},${shape},CLOSED-CAPTIONS=NONE${groups}`, r.playlist);
  }
  return `${lines.join('\n')}\n`;
}

export function captionPlaylist(file: string, seconds: number): string {
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:${Math.ceil(seconds)}\n#EXT-X-MEDIA-SEQUENCE:0\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXTINF:${seconds.toFixed(3)},\n${file}\n#EXT-X-ENDLIST\n`;
}

export function stamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

/** Two lines are kept where the author broke them; right-to-left text needs no marks, players go by the first strong letter. */
export function webVtt(cues: readonly (readonly [number, number, string])[]): string {
  const blocks = cues.map(([from, to, text], i) => `${i + 1}\n${stamp(from)} --> ${stamp(to)}\n${text}`);
  return `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\n${blocks.join('\n\n')}\n`;
}

export interface ThumbnailSheet {
  width: number;
  height: number;
  columns: number;
  rows: number;
}

/** Every so many seconds a tile, in rows from the left, on as many sheets as it takes. */
export function thumbnailTrack(
  imageOf: (sheet: number) => string,
  { seconds, every }: { seconds: number; every: number },
  { width, height, columns, rows }: ThumbnailSheet,
): string {
  const blocks = Array.from({ length: Math.ceil(seconds / every) }, (_, index) => {
    const place = index % (columns * rows);
    const [x, y] = [(place % columns) * width, Math.floor(place / columns) * height];
    const image = imageOf(Math.floor(index / (columns * rows)));
    const times = `${stamp(index * every)} --> ${stamp(Math.min(seconds, (index + 1) * every))}`;
    return `${times}\n${image}#xywh=${x},${y},${width},${height}`;
  });
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}
