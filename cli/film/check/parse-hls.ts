export interface HlsKey {
  method: string;
  uri: string | undefined;
  format: string;
}

export interface HlsSegment {
  url: string;
  duration: number;
  /** `bytes=0-99`; undefined for a whole file. */
  range: string | undefined;
}

export interface HlsMaster {
  kind: 'master';
  variants: { url: string; codecs: string[]; bandwidth: number; resolution: string | undefined }[];
  /** Playlists of sound and subtitles. */
  renditions: { url: string; type: string; language: string }[];
  /** Keys of its variants, announced so that players load them early. */
  keys: HlsKey[];
}

export interface HlsMedia {
  kind: 'media';
  targetDuration: number;
  isEnded: boolean;
  segments: HlsSegment[];
  init: HlsSegment | null;
  keys: HlsKey[];
}

/** Reads what a check needs of a playlist (RFC 8216); addresses are resolved against the playlist's own. */
export function parseHls(text: string, base: string): HlsMaster | HlsMedia {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.some((line) => line.startsWith('#EXT-X-STREAM-INF'))
    ? parseMaster(lines, base)
    : parseMedia(lines, base);
}

function parseMaster(lines: readonly string[], base: string): HlsMaster {
  const master: HlsMaster = { kind: 'master', variants: [], renditions: [], keys: [] };
  let pending: Map<string, string> | null = null;
  for (const line of lines) {
    if (line.startsWith('#EXT-X-STREAM-INF:')) pending = attributesOf(line);
    if (line.startsWith('#EXT-X-SESSION-KEY:')) master.keys.push(toKey(attributesOf(line), base));
    if (line.startsWith('#EXT-X-MEDIA:')) {
      const attributes = attributesOf(line);
      const uri = attributes.get('URI');
      const [type = '', language = ''] = [attributes.get('TYPE'), attributes.get('LANGUAGE')];
      if (uri) master.renditions.push({ url: resolve(uri, base), type, language });
    }
    if (!pending || line === '' || line.startsWith('#')) continue;
    const codecs = pending.get('CODECS');
    master.variants.push({
      url: resolve(line, base),
      codecs: codecs ? codecs.split(',').map((codec) => codec.trim()) : [],
      bandwidth: Number(pending.get('BANDWIDTH') ?? 0),
      resolution: pending.get('RESOLUTION'),
    });
    pending = null;
  }
  return master;
}

function parseMedia(lines: readonly string[], base: string): HlsMedia {
  const media: HlsMedia = {
    kind: 'media',
    targetDuration: 0,
    isEnded: false,
    segments: [],
    init: null,
    keys: [],
  };
  let duration = 0;
  let range: string | undefined;
  /** A byte range without an offset follows the one before it. */
  let nextOffset = 0;
  for (const line of lines) {
    const [tag = '', value = ''] = splitTag(line);
    if (tag === '#EXT-X-TARGETDURATION') media.targetDuration = Number(value);
    if (tag === '#EXT-X-ENDLIST') media.isEnded = true;
    if (tag === '#EXTINF') duration = Number.parseFloat(value);
    if (tag === '#EXT-X-KEY') media.keys.push(toKey(attributesOf(line), base));
    if (tag === '#EXT-X-MAP') media.init ??= toInit(attributesOf(line), base);
    if (tag === '#EXT-X-BYTERANGE') [range, nextOffset] = toRange(value, nextOffset);
    if (line === '' || line.startsWith('#')) continue;
    media.segments.push({ url: resolve(line, base), duration, range });
    range = undefined;
  }
  return media;
}

function splitTag(line: string): [string, string] {
  const at = line.indexOf(':');
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
}

function toKey(attributes: Map<string, string>, base: string): HlsKey {
  const uri = attributes.get('URI');
  const format = attributes.get('KEYFORMAT') ?? 'identity';
  return { method: attributes.get('METHOD') ?? 'NONE', uri: uri && resolve(uri, base), format };
}

function toInit(attributes: Map<string, string>, base: string): HlsSegment {
  const byteRange = attributes.get('BYTERANGE');
  const range = byteRange ? toRange(byteRange, 0)[0] : undefined;
  return { url: resolve(attributes.get('URI') ?? '', base), duration: 0, range };
}

/** `<length>[@<offset>]`. */
function toRange(value: string, following: number): [string, number] {
  const [length = 0, offset = following] = value.split('@').map(Number);
  return [`bytes=${offset}-${offset + length - 1}`, offset + length];
}

function attributesOf(line: string): Map<string, string> {
  const pairs = line.matchAll(/([A-Z0-9-]+)=(?:"([^"]*)"|([^,]*))/g);
  return new Map([...pairs].map(([, name = '', quoted, plain]) => [name, quoted ?? plain ?? '']));
}

const resolve = (uri: string, base: string) => (URL.canParse(uri, base) ? new URL(uri, base).href : uri);
