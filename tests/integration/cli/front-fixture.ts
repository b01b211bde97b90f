import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { openFrontServer, type ResponseCache } from '#cli/local/front/front-server.ts';
import { freePort } from '#cli/local/port.ts';

const LOOPBACK = '127.0.0.1';
export const HOST = 'aurora.localhost';

/** What reached the runtime. */
export interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headersDistinct'];
  body: string;
}

export type Respond = (message: IncomingMessage, response: ServerResponse) => void;
const RESPOND: Respond = (_, response) => response.end('from the runtime');

export type Front = Awaited<ReturnType<typeof openFront>>;

/** The front server before a runtime that notes what reaches it. */
export async function openFront(cache?: ResponseCache) {
  let seen: Seen[] = [];
  let respond = RESPOND;
  const runtime = createServer(async (message, response) => {
    const { method = '', url = '', headersDistinct: headers } = message;
    const entry = { method, url, headers, body: '' };
    seen.push(entry);
    entry.body = await text(message).catch(() => 'broken off');
    respond(message, response);
  });
  const [port, ownPort] = [await freePort(), await listen(runtime)];
  let runtimePort = ownPort;
  const front = await openFrontServer({ port, runtimePort: async () => runtimePort, cache });

  /** Sends these bytes, each as a response to the ones before, and reads until the server closes. */
  async function sendRaw(...requests: readonly string[]): Promise<string> {
    const socket = connect(port, LOOPBACK);
    const received = buffer(socket);
    for (const [index, bytes] of requests.entries()) {
      if (index > 0) await once(socket, 'data');
      socket.write(bytes, 'latin1');
    }
    return (await received).toString('latin1');
  }

  return {
    runtime,
    sendRaw,
    seen: () => seen,
    /** Forgets what was seen, and responds in the usual way again. */
    reset() {
      [seen, respond, runtimePort] = [[], RESPOND, ownPort];
    },
    /** How the runtime responds from now on. */
    respondWith(next: Respond) {
      respond = next;
    },
    /** As if the runtime had ended. */
    async takeRuntimeAway() {
      runtimePort = await freePort();
    },
    get: (headers: readonly string[], target = '/') =>
      sendRaw([`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n')),
    send: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      request({ host: LOOPBACK, port, path, method, headers: { host: HOST, ...headers }, agent: false }),
    close() {
      front.close();
      runtime.close();
      runtime.closeAllConnections();
    },
  };
}

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, LOOPBACK), 'listening');
  return (server.address() as AddressInfo).port;
}

export const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1]);
