import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';
import { CLOUDFLARE_QUALITY } from '#tests/budgets/page-bytes.ts';

const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|manifest|xml)|image\/svg)/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: CLOUDFLARE_QUALITY } };

const takesBrotli = (headers: IncomingHttpHeaders) => /\bbr\b/.test(String(headers['accept-encoding']));

export interface ReceivedRequest {
  url: string;
  /** Milliseconds since 1970. */
  at: number;
  /** A service worker's script, or a navigation that the browser began while the worker started. */
  isForServiceWorker: boolean;
}

export type CloudflareProxy = Awaited<ReturnType<typeof openProxy>>;

/**
 * A proxy in Cloudflare's place: it compresses the same types at the same quality, as the bytes arrive.
 * `delayMs` is added to every request. Hostnames and this proxy's port pass through, so the site's addresses
 * lead back here.
 */
export async function openProxy({ delayMs = 0 } = {}) {
  let target = 0;
  const pages = new Map<string, string>();
  let received: ReceivedRequest[] = [];
  const server = createServer((clientRequest, clientResponse) => {
    received.push(toReceived(clientRequest));
    void sleep(delayMs).then(() => {
      const page = pages.get(clientRequest.url ?? '');
      if (page === undefined) forward(clientRequest, clientResponse, target);
      else sendPage(page, clientRequest, clientResponse);
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
    /** All requests since it was last called. */
    takeRequests() {
      const taken = received;
      received = [];
      return taken;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function toReceived({ headers, url }: IncomingMessage): ReceivedRequest {
  const isForServiceWorker =
    headers['service-worker'] === 'script' || headers['service-worker-navigation-preload'] !== undefined;
  return { url: `http://${headers.host}${url}`, at: Date.now(), isForServiceWorker };
}

function sendPage(html: string, { headers }: IncomingMessage, response: ServerResponse) {
  const type = { 'content-type': 'text/html' };
  if (!takesBrotli(headers)) response.writeHead(200, type).end(html);
  else response.writeHead(200, { ...type, 'content-encoding': 'br' }).end(brotliCompressSync(html, BROTLI));
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
    if (!isText || !takesBrotli(headers)) {
      clientResponse.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(clientResponse);
      return;
    }
    const { 'content-length': _, ...forwardedHeaders } = upstreamResponse.headers;
    clientResponse.writeHead(200, { ...forwardedHeaders, 'content-encoding': 'br' });
    const compress = createBrotliCompress(BROTLI);
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
