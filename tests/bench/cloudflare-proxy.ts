import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import { CLOUDFLARE_QUALITY } from '#tests/budgets/page-bytes.ts';

const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|manifest|xml)|image\/svg)/;

export type CloudflareProxy = Awaited<ReturnType<typeof openProxy>>;

/**
 * A proxy in Cloudflare's place: it compresses the same types at the same quality, as the bytes arrive.
 * `delayMs` is added to every request. Hostnames and this proxy's port pass through, so the site's addresses
 * lead back here.
 */
export async function openProxy({ delayMs = 0 } = {}) {
  let target = 0;
  const pages = new Map<string, string>();
  const server = createServer((clientRequest, clientResponse) => {
    void sleep(delayMs).then(() => {
      const page = pages.get(clientRequest.url ?? '');
      if (page === undefined) forward(clientRequest, clientResponse, target);
      else clientResponse.writeHead(200, { 'content-type': 'text/html' }).end(page);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** The site's port; separate, because a site is seeded with the port of the proxy before it. */
    setTarget(port: number) {
      target = port;
    },
    /** Adds a page beside the site's own, on every hostname. */
    addPage: (path: string, html: string) => void pages.set(path, html),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function forward(clientRequest: IncomingMessage, clientResponse: ServerResponse, port: number) {
  const { method, url: path, headers } = clientRequest;
  const options = {
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { ...headers, 'accept-encoding': 'identity' },
  };
  const upstream = request(options, (upstreamResponse) => {
    const isText =
      COMPRESSED.test(upstreamResponse.headers['content-type'] ?? '') && upstreamResponse.statusCode === 200;
    if (!isText || !/\bbr\b/.test(String(headers['accept-encoding']))) {
      clientResponse.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(clientResponse);
      return;
    }
    const { 'content-length': _, ...forwardedHeaders } = upstreamResponse.headers;
    clientResponse.writeHead(200, { ...forwardedHeaders, 'content-encoding': 'br' });
    const compress = createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: CLOUDFLARE_QUALITY },
    });
    compress.pipe(clientResponse);
    upstreamResponse.on('data', (chunk: Buffer) => {
      compress.write(chunk);
      compress.flush();
    });
    upstreamResponse.on('end', () => compress.end());
  });
  upstream.on('error', () => clientResponse.destroy());
  clientRequest.pipe(upstream);
}
