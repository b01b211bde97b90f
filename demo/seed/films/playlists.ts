import type { ByteRange } from '#cli/film/packaging/fragmented-mp4.ts';
import { stamp } from '#cli/film/packaging/playlists.ts';

/** A file in fragments, of which a playlist names some. */
export interface Source {
  uri: string;
  init: ByteRange;
}

export interface Entry {
  source: Source;
  seconds: number;
  range: ByteRange;
  /** Its times do not go on where those before it ended. */
  isCut: boolean;
}

/** A film's playlist: a source's entries follow its head, and each cut is marked. */
export function loopedPlaylist(entries: readonly Entry[]): string {
  const target = Math.ceil(Math.max(...entries.map(({ seconds }) => seconds)));
  const lines = entries.flatMap(({ source, seconds, range, isCut }, index) => [
    ...(isCut ? ['#EXT-X-DISCONTINUITY'] : []),
    ...(entries[index - 1]?.source === source
      ? []
      : [`#EXT-X-MAP:URI="${source.uri}",BYTERANGE="${source.init.length}@${source.init.offset}"`]),
    `#EXTINF:${seconds.toFixed(3)},`,
    `#EXT-X-BYTERANGE:${range.length}@${range.offset}`,
    source.uri,
  ]);
  const head = ['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${target}`, '#EXT-X-MEDIA-SEQUENCE:0'];
  return `${[...head, '#EXT-X-PLAYLIST-TYPE:VOD', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, '#EXT-X-ENDLIST'].join('\n')}\n`;
}

/** The ladder, with the sound of each language where it has playlists of its own. */
export function filmMaster(
  title: string,
  variants: readonly { height: number; bandwidth: number; codecs: string }[],
  { languages, captions }: { languages: readonly Named[]; captions: readonly Named[] },
): string {
  const media = (type: string, group: string, { lang, label }: Named, isDefault: boolean, uri: string) =>
    `#EXT-X-MEDIA:TYPE=${type},GROUP-ID="${group}",LANGUAGE="${lang}",NAME="${label}",DEFAULT=${isDefault ? 'YES' : 'NO'},AUTOSELECT=YES${type === 'SUBTITLES' ? ',FORCED=NO' : ''},URI="${uri}"`;
  const groups = [
    ...(languages.length > 0 ? ['AUDIO="sound"'] : []),
    ...(captions.length > 0 ? ['SUBTITLES="captions"'] : []),
  ];
  return `${[
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-SESSION-DATA:DATA-ID="com.apple.hls.title",VALUE="${title.replaceAll('"', "'")}",LANGUAGE="en"`,
    ...languages.map((each, index) => media('AUDIO', 'sound', each, index === 0, `sound-${each.lang}.m3u8`)),
    ...captions.map((each) => media('SUBTITLES', 'captions', each, false, `captions/${each.lang}.m3u8`)),
    ...variants.flatMap(({ height, bandwidth, codecs }) => [
      `#EXT-X-STREAM-INF:${[
        `BANDWIDTH=${bandwidth}`,
        `CODECS="${codecs}"`,
        `RESOLUTION=${(height * 16) / 9}x${height}`,
        'CLOSED-CAPTIONS=NONE',
        ...groups,
      ].join(',')}`,
      `${height}.m3u8`,
    ]),
  ].join('\n')}\n`;
}

export interface Named {
  lang: string;
  label: string;
}

/** So many pictures are enough for a bar, however long the film is. */
const MAX_THUMBNAILS = 200;
const TILE = { width: 160, height: 90, columns: 4 } as const;

/** The preview pictures of a film whose scenes loop: `tileAt` is the place on the sheet of a moment. */
export function loopedThumbnails(
  image: string,
  { seconds, every }: { seconds: number; every: number },
  tileAt: (second: number) => number,
): string {
  const step = every * Math.ceil(seconds / every / MAX_THUMBNAILS);
  const blocks = Array.from({ length: Math.ceil(seconds / step) }, (_, index) => {
    const tile = tileAt(index * step);
    const [x, y] = [(tile % TILE.columns) * TILE.width, Math.floor(tile / TILE.columns) * TILE.height];
    const times = `${stamp(index * step)} --> ${stamp(Math.min(seconds, (index + 1) * step))}`;
    return `${times}\n${image}#xywh=${x},${y},${TILE.width},${TILE.height}`;
  });
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}
