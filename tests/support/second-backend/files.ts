import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

const FILM = new URL('../../fixtures/multi-audio/', import.meta.url);
const pictureOf = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="${colour}"/></svg>`;
const TRAILER = /^\/public\/trailer\/[^/]+\/hls\/video\/(?:\d+_index\.m3u8|(video\.mp4))$/;
const ENGLISH = '/frontend/locales/en.json';
const STREAM = /^\/(?:on-demand|live)\/[^/]+\/([a-z]+\.(?:m3u8|mp4))$/;

/** The account's asset host: pictures of one colour, its logo, trailers, and its texts where it has some of its own. */
export function serveAssets({ texts, colour = '#357' }: { texts?: object; colour?: string } = {}) {
  const picture = pictureOf(colour);
  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://assets');
    const trailer = TRAILER.exec(pathname);
    if (trailer) return sendFilm(trailer[1] ?? 'video.m3u8', request, response);
    if (/\.(?:png|jpe?g)$/.test(pathname))
      return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture);
    if (texts && pathname === ENGLISH)
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(texts));
    response.writeHead(404).end();
  };
}

/** A host apart from the assets', where all films and streams are. */
export function serveMedia(request: IncomingMessage, response: ServerResponse) {
  const stream = STREAM.exec(new URL(request.url ?? '/', 'http://media').pathname);
  if (stream?.[1]) return sendFilm(stream[1], request, response);
  response.writeHead(404).end();
}

/** Every title is the same eight seconds. */
function sendFilm(name: string, request: IncomingMessage, response: ServerResponse) {
  const file = readFileSync(new URL(name, FILM));
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'range',
    'content-type': name.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp4',
  };
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (request.method === 'OPTIONS' || !first) return response.writeHead(200, headers).end(file);
  const end = Math.min(Number(last || file.length - 1), file.length - 1);
  response.writeHead(206, { ...headers, 'content-range': `bytes ${first}-${end}/${file.length}` });
  response.end(file.subarray(Number(first), end + 1));
}
