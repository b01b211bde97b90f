import { type BrowserResponse, fetchAsBrowser } from './browser-fetch.ts';
import { checkReadable, checkType } from './check-response.ts';
import { codecOf, codecsInMp4 } from './codecs.ts';
import type { Findings } from './findings.ts';
import { type HlsKey, type HlsMaster, type HlsMedia, type HlsSegment, parseHls } from './parse-hls.ts';

const PLAYLIST_TYPES = /mpegurl/i;
const SEGMENT_TYPES = /^(?:video|audio)\/|octet-stream/i;
const SEGMENTS_READ = 2;
/** A live player waits three of them behind the edge; a long one starts late in a film, too. */
const LONG_SEGMENT_SECONDS = 12;

/** A master playlist, its best variant and two segments of it. */
export async function checkHls(response: BrowserResponse, origin: string, findings: Findings): Promise<void> {
  checkType(response, 'playlist', PLAYLIST_TYPES, 'application/vnd.apple.mpegurl', findings);
  const playlist = parseHls(textOf(response), response.url);
  if (playlist.kind === 'media') {
    findings.note('renditions', 'a single one: viewers on slow lines have no smaller picture');
    return checkMedia(playlist, [], origin, findings);
  }
  checkMaster(playlist, findings);
  for (const key of playlist.keys) await checkKey(key, origin, findings);
  const best = playlist.variants.toSorted((a, b) => a.bandwidth - b.bandwidth).at(-1);
  for (const { url } of [...playlist.variants, ...playlist.renditions]) addOrigin(url, findings);
  if (!best) return findings.bad('renditions', 'the master playlist names none');
  const variant = await fetchAsBrowser(best.url, origin);
  if (!checkReadable(variant, best.url, 'variant', findings)) return;
  const media = parseHls(textOf(variant), variant.url);
  if (media.kind === 'master') return findings.bad('variant', 'is itself a master playlist');
  const isNew = ({ uri }: HlsKey) => !playlist.keys.some((key) => key.uri === uri);
  await checkMedia(media, best.codecs, origin, findings, media.keys.filter(isNew));
}

function checkMaster({ variants, renditions }: HlsMaster, findings: Findings): void {
  const sizes = variants.map(
    ({ resolution, bandwidth }) => resolution ?? `${Math.round(bandwidth / 1000)} kbit/s`,
  );
  findings.good('renditions', `${variants.length}: ${sizes.join(', ')}`);
  const languages = (type: string) =>
    renditions.filter((each) => each.type === type).map(({ language }) => language || 'unnamed');
  const subtitles = languages('SUBTITLES');
  const audio = languages('AUDIO');
  if (audio.length > 0) findings.good('sound', `in playlists of its own: ${audio.join(', ')}`);
  findings.note('captions', subtitles.length > 0 ? subtitles.join(', ') : 'none in the stream');
  const codecs = [...new Set(variants.flatMap((variant) => variant.codecs))];
  if (codecs.length === 0)
    findings.note('codecs', 'the master playlist names none: players have to load a segment to know');
  else judgeCodecs(codecs, findings);
}

export function judgeCodecs(codecs: readonly string[], findings: Findings): void {
  for (const codec of codecs) {
    const { name, support } = codecOf(codec);
    if (support === 'all') findings.good('codec', `${name}: every browser plays it`);
    if (support === 'some')
      findings.note('codec', `${name}: some browsers do not play it; offer H.264 and AAC besides`);
    if (support === 'none') findings.bad('codec', `${name}: no browser plays it`);
  }
}

async function checkMedia(
  media: HlsMedia,
  declared: readonly string[],
  origin: string,
  findings: Findings,
  keys = media.keys,
): Promise<void> {
  const { segments, isEnded, targetDuration } = media;
  const [first] = segments;
  if (!first) return findings.bad('segments', 'the playlist names none');
  const seconds = segments.reduce((sum, { duration }) => sum + duration, 0);
  const length = isEnded ? `a film of ${toClock(seconds)}` : `live: the last ${toClock(seconds)}`;
  findings.good('duration', `${length}, in ${segments.length} segments of up to ${targetDuration} s`);
  if (targetDuration > LONG_SEGMENT_SECONDS)
    findings.note('segments', `${targetDuration} s each: playback starts late; 2 to 6 s are usual`);
  for (const { url } of segments) addOrigin(url, findings);
  for (const key of keys) await checkKey(key, origin, findings);
  await checkSegments(media, declared, origin, findings);
}

async function checkKey({ method, uri, format }: HlsKey, origin: string, findings: Findings): Promise<void> {
  if (method === 'NONE') return;
  if (method !== 'AES-128' || format !== 'identity')
    return findings.bad(
      'encryption',
      `${method} (${format}): that is DRM, which this site's player has no licence for`,
    );
  if (!uri) return findings.bad('encryption', 'AES-128 without the address of a key');
  addOrigin(uri, findings);
  const key = await fetchAsBrowser(uri, origin, { maxBytes: 64 });
  if (!checkReadable(key, uri, 'key', findings)) return;
  if (key.bytes.byteLength === 16) findings.good('encryption', 'AES-128, and browsers can load the key');
  else findings.bad('encryption', `AES-128, but its key has ${key.bytes.byteLength} bytes in place of 16`);
}

async function checkSegments(
  { init, segments, keys }: HlsMedia,
  declared: readonly string[],
  origin: string,
  findings: Findings,
): Promise<void> {
  const read = [...(init ? [init] : []), ...segments.slice(0, SEGMENTS_READ)];
  const responses: BrowserResponse[] = [];
  for (const [index, segment] of read.entries()) {
    const name = init && index === 0 ? 'head' : `segment ${index + (init ? 0 : 1)}`;
    const response = await fetchAsBrowser(segment.url, origin, { range: segment.range });
    if (!checkReadable(response, segment.url, name, findings)) return;
    if (segment.range && response.status !== 206)
      return findings.bad(
        name,
        `its host ignores byte ranges (${response.status} in place of 206), which this stream is made of`,
      );
    checkSpeed(segment, response, name, findings);
    responses.push(response);
  }
  const [head] = responses;
  if (!head) return;
  checkType(head, 'segments', SEGMENT_TYPES, 'video/mp4 or video/mp2t', findings);
  if (keys.some(({ method }) => method !== 'NONE')) return;
  const container = containerOf(head.bytes);
  if (!container) return findings.bad('segments', 'are neither fragmented MP4 nor MPEG-TS nor AAC');
  findings.good('segments', container);
  if (!init || declared.length > 0) return;
  judgeCodecs(codecsInMp4(head.bytes), findings);
}

function checkSpeed(
  { duration }: HlsSegment,
  response: BrowserResponse,
  name: string,
  findings: Findings,
): void {
  if (duration > 0 && !response.isCut && response.tookMs > duration * 1000)
    findings.note(
      name,
      `took ${(response.tookMs / 1000).toFixed(1)} s for ${duration} s of film: from here it would stall`,
    );
}

function containerOf(bytes: Uint8Array): string | null {
  const box = Buffer.from(bytes.subarray(4, 8)).toString('latin1');
  if (/^(?:ftyp|styp|moof|moov|sidx|emsg|prft)$/.test(box)) return 'fragmented MP4';
  if (bytes[0] === 0x47) return 'MPEG-TS, which players turn into MP4 first';
  const isAac =
    (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xf0) === 0xf0) ||
    Buffer.from(bytes.subarray(0, 3)).toString('latin1') === 'ID3';
  return isAac ? 'AAC' : null;
}

function addOrigin(url: string, findings: Findings): void {
  if (URL.canParse(url)) findings.origins.add(new URL(url).origin);
}

const textOf = ({ bytes }: BrowserResponse) => Buffer.from(bytes).toString('utf8');

export function toClock(seconds: number): string {
  const total = Math.round(seconds);
  const pad = (value: number) => String(value).padStart(2, '0');
  const minutes = `${pad(Math.floor(total / 60) % 60)}:${pad(total % 60)}`;
  return total >= 3600 ? `${Math.floor(total / 3600)}:${minutes}` : minutes;
}
