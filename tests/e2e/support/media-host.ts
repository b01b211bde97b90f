import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';

const FILM = 'demo/media/pulse/media/sunrise-flow';
const TYPES: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
};

/** A content network that is not the brand's asset host: a film on an origin of its own. */
export async function startMediaHost() {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://media');
    requests.push(pathname);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Range');
    response.setHeader('Access-Control-Expose-Headers', 'Content-Range, Content-Length');
    const file = join(FILM, normalize(pathname));
    const found = await stat(file).catch(() => null);
    if (request.method === 'OPTIONS' || !found) return response.writeHead(found ? 204 : 404).end();
    const type = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    const start = Number(range?.[1] ?? 0);
    const end = Math.min(Number(range?.[2] || found.size - 1), found.size - 1);
    const partial = range ? { 'Content-Range': `bytes ${start}-${end}/${found.size}` } : {};
    const headers = { 'Content-Type': type, 'Content-Length': end - start + 1, ...partial };
    response.writeHead(range ? 206 : 200, headers);
    createReadStream(file, { start, end }).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    url: (file: string) => `http://127.0.0.1:${port}/${file}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
