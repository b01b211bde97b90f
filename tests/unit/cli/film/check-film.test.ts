import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchAsBrowser } from '#cli/film/check/browser-fetch.ts';
import { checkFilm } from '#cli/film/check/check-film.ts';
import { checkReadable } from '#cli/film/check/check-response.ts';
import { Findings } from '#cli/film/check/findings.ts';
import { parseHls } from '#cli/film/check/parse-hls.ts';

const FILM = 'demo/media/pulse/media/sunrise-flow';
const SITE = 'https://www.harbor.example';
const MEDIA = '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nseg.ts\n#EXT-X-ENDLIST\n';

/** Files of a film elsewhere; the first part of the path is how its host behaves. */
const host = createServer((request, response) => {
  const [, manner = '', ...rest] = (request.url ?? '/').split('/');
  const file = rest.join('/');
  if (manner !== 'closed')
    response.setHeader('Access-Control-Allow-Origin', manner === 'other' ? 'https://x.example' : '*');
  if (manner === 'away')
    return void response.writeHead(302, { Location: `${elsewhere}/${file.replace(':', '/')}` }).end();
  if (manner === 'echo')
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin === 'null' ? 'no' : '*');
  if (manner === 'slow') return void response.write('#EXTM3U');
  if (manner === 'broken')
    return void response.writeHead(200, { 'Content-Length': '9' }).write('#EXTM3U', () => response.destroy());
  if (manner === 'moved') return void response.writeHead(302, { Location: `/open/${file}` }).end();
  const made = MADE[file];
  if (made !== undefined) return void response.end(made);
  sendFile(response, file, manner === 'whole' ? undefined : request.headers.range);
});
const MADE: Record<string, string | Buffer> = {
  'aes.m3u8': MEDIA.replace('#EXTINF', '#EXT-X-KEY:METHOD=AES-128,URI="key.bin"\n#EXTINF'),
  'short-key.m3u8': MEDIA.replace('#EXTINF', '#EXT-X-KEY:METHOD=AES-128,URI="short.bin"\n#EXTINF'),
  'drm.m3u8': MEDIA.replace(
    '#EXTINF',
    '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://x",KEYFORMAT="com.apple.streamingkeydelivery"\n#EXTINF',
  ),
  'hevc.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="hvc1.1.6.L93.B0,dtsc"\nplain.m3u8\n',
  'plain.m3u8': MEDIA,
  'live.m3u8': MEDIA.replace('#EXT-X-ENDLIST\n', ''),
  'seg.ts': Buffer.from([0x47, 0x40, 0x11]),
  'key.bin': Buffer.alloc(16),
  'short.bin': Buffer.alloc(3),
  'page.m3u8': '<!doctype html><title>Gone</title>',
  'film.mpd':
    '<MPD type="static" mediaPresentationDuration="PT1M30S"><Period><AdaptationSet><ContentProtection/><SegmentTemplate initialization="$RepresentationID$/init.mp4" media="$RepresentationID$/$Number%03d$.m4s" startNumber="1"/><Representation id="v1" codecs="avc1.4d401f"/></AdaptationSet></Period></MPD>',
  'v1/init.mp4': 'x',
  'ladder.mpd':
    '<MPD type="static" mediaPresentationDuration="PT1M30S"><Period><AdaptationSet><SegmentTemplate initialization="$Bandwidth%07d$/init.mp4" media="$Bandwidth$/$Number$.m4s"/><Representation id="v1" bandwidth="800"/><Representation id="v2" bandwidth="4000"/></AdaptationSet></Period></MPD>',
  '0004000/init.mp4': 'x',
  '4000/1.m4s': 'x',
  'session-key.m3u8':
    '#EXTM3U\n#EXT-X-SESSION-KEY:METHOD=SAMPLE-AES,URI="skd://x",KEYFORMAT="com.apple.streamingkeydelivery"\n#EXT-X-STREAM-INF:BANDWIDTH=1\nplain.m3u8\n',
};

function sendFile(response: ServerResponse, file: string, range: string | undefined) {
  let bytes: Buffer;
  try {
    bytes = readFileSync(`${FILM}/${file}`);
  } catch {
    return response.writeHead(404).end();
  }
  const types: Record<string, string> = { m3u8: 'application/vnd.apple.mpegurl', mp4: 'video/mp4' };
  response.setHeader('Content-Type', types[file.split('.').at(-1) ?? ''] ?? 'text/plain');
  const match = /^bytes=(\d+)-(\d+)$/.exec(range ?? '');
  if (!match) return response.end(bytes);
  return response.writeHead(206).end(bytes.subarray(Number(match[1]), Number(match[2]) + 1));
}

let origin: string;
/** The same host under another name, so another origin. */
let elsewhere: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    host.listen(0, resolve);
  });
  const { port } = host.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  elsewhere = `http://localhost:${port}`;
});
afterAll(() => {
  host.closeAllConnections();
  return new Promise((resolve) => void host.close(resolve));
});

const check = (path: string) => checkFilm(`${origin}/${path}`, SITE);

describe('a film on another host', () => {
  test('that is right plays, and what has to be set up for it is named', async () => {
    const { plays, text } = await check('open/master.m3u8');
    expect(text.split('\n').filter((line) => line.startsWith('NO'))).toEqual([]);
    expect(plays).toBe(true);
    expect(text).toMatch(/note +address +is on this machine/);
    expect(text).toMatch(/yes +renditions +3: 426x240, 640x360, 1280x720/);
    expect(text).toMatch(/yes +codec +H\.264 \(avc1\.640032\): every browser plays it/);
    expect(text).toMatch(/yes +duration +a film of 00:24, in 12 segments of up to 2 s/);
    expect(text).toMatch(/yes +segment 2 +responds in \d+ ms/);
    expect(text).toMatch(/yes +segments +fragmented MP4/);
    expect(text).toContain(`npm run tenant -- update <brand> --media-host ${new URL(origin).host}`);
  });

  test.each([
    [
      'closed/master.m3u8',
      /NO +address +its host lets no page of https:\/\/www\.harbor\.example read it \(CORS\)/,
    ],
    ['other/master.m3u8', /NO +address +its host lets no page/],
    ['away/echo:plain.m3u8', /NO +address +localhost:\d+ lets no page read it after a redirect/],
    ['broken/film.m3u8', /NO +address +\S+ responds, but breaks off after 0 KB/],
    ['open/none.m3u8', /NO +address +\S+ responds with 404/],
    ['open/page.m3u8', /NO +contents +a web page, and neither HLS nor DASH nor MP4/],
    ['whole/master.m3u8', /NO +head +its host ignores byte ranges \(200 in place of 206\)/],
    ['open/drm.m3u8', /NO +encryption +SAMPLE-AES .* that is DRM/],
    ['open/session-key.m3u8', /NO +encryption +SAMPLE-AES .* that is DRM/],
    ['open/short-key.m3u8', /NO +encryption +AES-128, but its key has 3 bytes/],
    ['open/hevc.m3u8', /NO +codec +DTS \(dtsc\): no browser plays it/],
    ['open/film.mpd', /NO +encryption +the film is protected by DRM/],
    ['open/film.mpd', /NO +segment 1 +\S+\/v1\/001\.m4s responds with 404/],
    ['whole/360.mp4', /NO +seeking +its host ignores byte ranges/],
  ])('%s does not play, in words', async (path, words) => {
    const { plays, text } = await check(path);
    expect(text).toMatch(words);
    expect(plays).toBe(false);
  });

  test.each([
    ['open/aes.m3u8', /yes +encryption +AES-128, and browsers can load the key/],
    ['open/hevc.m3u8', /note +codec +HEVC \(hvc1\.1\.6\.L93\.B0\): some browsers do not play it/],
    ['open/live.m3u8', /yes +duration +live: the last 00:04/],
    ['open/plain.m3u8', /yes +segments +MPEG-TS/],
    ['moved/plain.m3u8', /note +redirect +leads to \S+\/open\/plain\.m3u8/],
    ['open/film.mpd', /yes +duration +a film of 01:30/],
    ['open/360.mp4', /yes +codec +AAC/],
    ['open/ladder.mpd', /yes +segment 1 +responds/],
  ])('%s is described: %s', async (path, words) => {
    expect((await check(path)).text).toMatch(words);
  });

  test('that redirects without allowing pages to read it does not play, wherever that leads', async () => {
    const moved = createServer((_request, response) =>
      response.writeHead(302, { Location: `${origin}/open/plain.m3u8` }).end(),
    );
    await new Promise<void>((resolve) => void moved.listen(0, '127.0.0.1', resolve));
    const { port } = moved.address() as AddressInfo;
    const { plays, text } = await checkFilm(`http://127.0.0.1:${port}/film.m3u8`, SITE);
    moved.closeAllConnections();
    moved.close();
    expect(plays).toBe(false);
    expect(text).toMatch(/NO +address +its host lets no page/);
  });

  test('that sends slowly is not one that does not respond', async () => {
    const response = await fetchAsBrowser(`${origin}/slow/film.m3u8`, SITE, { deadlineMs: 200 });
    expect(response?.bodyProblem).toBe('responds, but sends slowly: 0 KB in 0.2 s');
    const findings = new Findings();
    expect(checkReadable(response, 'https://x.example/film.m3u8', 'address', findings)).toBe(false);
    expect(findings.list).toEqual([
      expect.objectContaining({ verdict: 'NO', found: expect.stringContaining('sends slowly') }),
    ]);
  });

  test.each([
    ['film.m3u8', SITE, /is no address/],
    ['ftp://x.example/film.m3u8', SITE, /is no address/],
    ['https://x.example/film.m3u8', 'harbor.example', /--origin takes a site/],
  ])('%s for %s is rejected', async (address, site, reason) => {
    await expect(checkFilm(address, site)).rejects.toThrow(reason);
  });

  test('that nobody serves does not respond', async () => {
    const { text } = await checkFilm('http://127.0.0.1:9/film.m3u8', SITE);
    expect(text).toMatch(/NO +address +\S+ does not respond/);
  });
});

test('a byte range without an offset follows the one before it', () => {
  const playlist =
    '#EXTM3U\n#EXTINF:2,\n#EXT-X-BYTERANGE:10@5\na.mp4\n#EXTINF:2,\n#EXT-X-BYTERANGE:7\na.mp4\n';
  const parsed = parseHls(playlist, 'https://x.example/film/');
  expect(parsed.kind === 'media' && parsed.segments.map(({ range }) => range)).toEqual([
    'bytes=5-14',
    'bytes=15-21',
  ]);
});
