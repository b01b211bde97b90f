import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Headers, type Miniflare, type RequestInit, Response } from 'miniflare';
import { keepBody } from './keep-body.ts';

/** workerd closes a connection that was idle for five seconds. */
const IDLE_MS = 4_000;
/** What Miniflare's own dispatch sends besides, so that Workers see no difference. */
const DEFAULTS = {
  accept: '*/*',
  'accept-language': '*',
  'sec-fetch-mode': 'cors',
  'user-agent': 'undici',
  // Else Miniflare compresses a response that is decompressed again here.
  'accept-encoding': 'identity',
  'MF-Disable-Pretty-Error': 'true',
};
const WITHOUT_BODY = new Set([101, 204, 205, 304]);

export type Dispatch = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * `miniflare.dispatchFetch` without following redirects, on connections that are kept. Miniflare's own opens
 * one a request and goes through all of `fetch`, which takes 3 ms of the processor where this takes half a
 * one. A web socket, an encoding of the test's own and a body that is no text or bytes take Miniflare's way.
 */
export function openDispatch(miniflare: Miniflare): Dispatch {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  return async (url, init = {}) => {
    const headers = new Headers(init.headers);
    if (!isPlain(init, headers)) {
      return await keepBody(miniflare.dispatchFetch(url, { redirect: 'manual', ...init }));
    }
    const { href, pathname, search } = new URL(url);
    for (const [name, value] of Object.entries(DEFAULTS)) if (!headers.has(name)) headers.set(name, value);
    if (typeof init.body === 'string' && !headers.has('content-type')) {
      headers.set('content-type', 'text/plain;charset=UTF-8');
    }
    // Node sends none with DELETE, and the body would be taken for the next request.
    if (init.body) headers.set('content-length', `${Buffer.byteLength(bodyOf(init) ?? '')}`);
    headers.set('MF-Original-URL', href);
    const { hostname, port } = await miniflare.ready;
    const options: RequestOptions = {
      agent,
      hostname,
      port,
      path: `${pathname}${search}`,
      method: init.method,
      headers: Object.fromEntries(headers),
    };
    return toResponse(await send(options, bodyOf(init)));
  };
}

const isPlain = ({ body, signal, redirect, cf }: RequestInit, headers: Headers) =>
  (body === undefined || body === null || typeof body === 'string' || body instanceof Uint8Array) &&
  !signal &&
  !cf &&
  (redirect ?? 'manual') === 'manual' &&
  !headers.has('upgrade') &&
  !headers.has('accept-encoding');

const bodyOf = ({ body }: RequestInit) => (body ?? undefined) as string | Uint8Array | undefined;

function send(options: RequestOptions, body: string | Uint8Array | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = request(options, resolve);
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // workerd closed the kept connection just then, and has seen nothing of the request.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') send(options, body).then(resolve, reject);
      else reject(error);
    });
    outgoing.end(body);
  });
}

async function toResponse(message: IncomingMessage): Promise<Response> {
  const { statusCode: status = 0, statusMessage: statusText, rawHeaders } = message;
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  }
  // Read at once, for a connection is free only then. An error is that of whichever reads the text.
  const bytes = buffer(message);
  bytes.catch(() => undefined);
  if (headers.has('MF-Experimental-Error-Stack')) throw new Error(`A Worker failed: ${await bytes}`);
  return withBytes(new Response(null, { status, statusText, headers }), bytes);
}

/** A response without the streams of `fetch`: reading a body through them costs more than the request. */
function withBytes(response: Response, bytes: Promise<Buffer>): Response {
  const text = async () => new TextDecoder().decode(await bytes);
  const body = WITHOUT_BODY.has(response.status) ? () => null : () => streamOf(bytes);
  Object.defineProperty(response, 'body', { get: body });
  return Object.assign(response, {
    text,
    json: async () => JSON.parse(await text()),
    arrayBuffer: async () => Uint8Array.from(await bytes).buffer,
  });
}

function streamOf(bytes: Promise<Buffer>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(await bytes);
      controller.close();
    },
  });
}
