import { Agent, createServer, type IncomingMessage, request, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import { sendPage, writePage } from './front-page.ts';
import { hopByHop, type RuntimeRequest, toRuntimeRequest } from './runtime-request.ts';

const LOOPBACK = '127.0.0.1';
/** workerd closes a connection that was idle for five seconds. */
const IDLE_MS = 4_000;
/** What workerd reads of a request's head. */
const MAX_HEAD_BYTES = 64 * 1024;
const IDEMPOTENT = new Set(['GET', 'HEAD']);
const STATUS_OF_ERROR: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Responses that are sent again without the runtime; on Cloudflare its cache is there. */
export interface ResponseCache {
  /** Responds where the response is stored; returns whether it is. */
  respond(message: IncomingMessage, response: ServerResponse): boolean;
  /** Stores what the runtime responds with, while it is sent on. */
  store(message: IncomingMessage, response: IncomingMessage, headers: string[]): Promise<void>;
}

export interface FrontOptions {
  port: number;
  /** Where the runtime listens now. */
  runtimePort(): Promise<number>;
  cache?: ResponseCache;
}

/**
 * The server before a local runtime, as Cloudflare's is before a deployed Worker: malformed requests and
 * headers that only Cloudflare may set end here, for the runtime would respond to the first with an empty 500
 * and believe the others. While the runtime is being started again, everybody gets a 503.
 */
export async function openFrontServer({ port, runtimePort, cache }: FrontOptions) {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  const sockets = new Set<Socket>();
  const responses = new WeakMap<Duplex, ServerResponse>();
  const server = createServer({ requireHostHeader: false, maxHeaderSize: MAX_HEAD_BYTES });

  function respond(message: IncomingMessage, response: ServerResponse, head?: Buffer): void {
    responses.set(message.socket, response);
    const outgoing = toRuntimeRequest(message);
    if (typeof outgoing === 'number') return void sendPage(response, outgoing);
    if (cache?.respond(message, response)) return;
    runtimePort()
      .then((at) => forward({ message, response, outgoing, head, at, agent, cache }))
      .catch(() => sendPage(response, 503));
  }

  server.on('request', respond);
  // Else Node responds with an empty 417 to an `Expect` that it does not know.
  server.on('checkExpectation', respond);
  for (const event of ['upgrade', 'connect'] as const) {
    server.on(event, (message: IncomingMessage, _: Duplex, head: Buffer) =>
      respond(message, responseOnSocket(message), head),
    );
  }
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = responses.get(socket);
    const isUnderWay = response?.headersSent && !response.writableFinished;
    if (!socket.writable || isUnderWay) return void socket.destroy();
    void writePage(socket, STATUS_OF_ERROR[error.code ?? ''] ?? 400);
  });
  server.on('connection', (socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, LOOPBACK, resolve);
  });
  return {
    close() {
      server.close();
      // Not Node's own `closeAllConnections`: that leaves WebSockets open.
      for (const socket of sockets) socket.destroy();
      agent.destroy();
    },
  };
}

/** Node hands out the bare socket of a request that wants to upgrade; not every one of them may. */
function responseOnSocket(message: IncomingMessage): ServerResponse {
  const { socket } = message;
  const response = new ServerResponse(message);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.once('finish', () => socket.end());
  socket.on('drain', () => response.emit('drain'));
  socket.on('error', () => socket.destroy());
  return response;
}

interface Exchange {
  message: IncomingMessage;
  response: ServerResponse;
  outgoing: RuntimeRequest;
  /** What came behind the head of a request for a WebSocket. */
  head?: Buffer | undefined;
  at: number;
  agent: Agent;
  cache?: ResponseCache | undefined;
}

function forward(exchange: Exchange): void {
  const { message, response, outgoing, at, agent, cache } = exchange;
  if (response.destroyed) return;
  const { hasBody, isUpgrade, ...options } = outgoing;
  // What may be sent only once never goes to a pooled connection, which may just be closing.
  const usesAgent = IDEMPOTENT.has(options.method) && !hasBody && !isUpgrade;
  const sent = request({ host: LOOPBACK, port: at, agent: usesAgent && agent, ...options });
  const onLeft = () => sent.destroy();
  response.once('close', onLeft);
  sent.on('response', (upstreamResponse) => {
    const headers = responseHeaders(upstreamResponse);
    response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.statusMessage, headers);
    void cache?.store(message, upstreamResponse, headers);
    // Not with `pipeline`, which costs a fifth of the whole.
    upstreamResponse.once('error', () => response.destroy());
    upstreamResponse.pipe(response);
  });
  sent.on('upgrade', (upstreamResponse, socket, behind) => {
    response.off('close', onLeft);
    joinSockets(exchange, upstreamResponse, socket, behind);
  });
  sent.on('error', (error: NodeJS.ErrnoException) => {
    response.off('close', onLeft);
    if (sent.reusedSocket && error.code === 'ECONNRESET' && !response.headersSent) forward(exchange);
    else void sendPage(response, 503);
  });
  // What nobody reads any more is still taken from the client, who sends it all before it reads.
  sent.once('close', () => message.resume());
  if (hasBody) message.pipe(sent);
  else sent.end();
}

function responseHeaders(upstreamResponse: IncomingMessage): string[] {
  const hops = hopByHop(upstreamResponse);
  const pairs = upstreamResponse.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && !hops.has(name.toLowerCase()) ? [[name, all[index + 1] ?? '']] : [],
  );
  return pairs.flat();
}

function joinSockets(
  { message, response, head }: Exchange,
  { rawHeaders }: IncomingMessage,
  upstream: Socket,
  behind: Buffer,
): void {
  const { socket } = message;
  const lines = rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 ? [`${name}: ${all[index + 1] ?? ''}`] : [],
  );
  response.detachSocket(socket);
  socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
  socket.write(behind);
  if (head) upstream.write(head);
  pipeline(socket, upstream, () => undefined);
  pipeline(upstream, socket, () => undefined);
}
