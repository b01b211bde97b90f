import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** What a service may do instead of responding as the contract states. */
export const FAULTS = [
  'slow',
  'html',
  'html-500',
  'garbage',
  'truncated',
  'cut-off',
  'huge',
  'gzip-bomb',
  'nothing',
  'empty',
  'not-utf8',
  'wrong-schema',
  'redirect',
  'refused-connection',
] as const;
export type Fault = (typeof FAULTS)[number];

/** An error response within the contract, or nearly so. */
export interface Rejection {
  status: number;
  body: unknown;
}

type Requests = (path: string, method: string | undefined) => boolean;
type DataFor = (path: string, request: IncomingMessage) => unknown;

const MEGABYTE = 1024 * 1024;
const BOMB = gzipSync(Buffer.alloc(60 * MEGABYTE, ' '));

/**
 * A backend on loopback that responds with the data of `dataFor` (undefined is 404) until a fault is set.
 * It records its requests with their headers.
 */
export async function startFaultyService(dataFor: DataFor) {
  let faultOf: (...request: Parameters<Requests>) => Fault | Rejection | null = () => null;
  let delayOf: (...request: Parameters<Requests>) => number = () => 0;
  const requests: {
    path: string;
    headers: IncomingMessage['headers'];
    startedAt: number;
    endedAt?: number;
  }[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://service').pathname;
    const recorded: (typeof requests)[number] = {
      path,
      headers: request.headers,
      startedAt: performance.now(),
    };
    requests.push(recorded);
    const fault = faultOf(path, request.method);
    if (typeof fault === 'string') return sendFault(fault, response);
    if (fault) return sendJson(response, fault.body, fault.status);
    const data = dataFor(path, request);
    const send = () => {
      recorded.endedAt = performance.now();
      if (data === undefined) sendJson(response, { success: false, message: 'Not found' }, 404);
      else sendJson(response, { success: true, data });
    };
    const delayMs = delayOf(path, request.method);
    if (delayMs === 0) return send();
    setTimeout(send, delayMs);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    countRequests: (path: string) => requests.filter((recorded) => recorded.path === path).length,
    /** Delays further responses, all or some, so that the times of requests show which of them waits for another. */
    delay(ms: number, requests: Requests = () => true) {
      delayOf = (path, method) => (requests(path, method) ? ms : 0);
    },
    setFault(fault: Fault | Rejection | null, requests: Requests = () => true) {
      faultOf = (path, method) => (fault && requests(path, method) ? fault : null);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

function sendFault(fault: Fault, response: ServerResponse): void {
  const json = (headers: Record<string, string | number> = {}) =>
    response.writeHead(200, { 'Content-Type': 'application/json', ...headers });
  switch (fault) {
    case 'slow':
      setTimeout(() => response.destroy(), 20_000).unref();
      return;
    case 'html':
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome to nginx</h1>');
      return;
    case 'html-500':
      response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>Oops</h1>');
      return;
    case 'garbage':
      json().end('\u0000}{not json');
      return;
    case 'truncated':
      json().end('{"success":true,"data":[{"_id":"c1","na');
      return;
    case 'cut-off':
      json({ 'Content-Length': 1000 }).write('{"success":true,"data"');
      setTimeout(() => response.destroy(), 20);
      return;
    case 'huge':
      sendHuge(json());
      return;
    case 'gzip-bomb':
      json({ 'Content-Encoding': 'gzip' }).end(BOMB);
      return;
    case 'nothing':
      response.destroy();
      return;
    case 'empty':
      json().end();
      return;
    case 'not-utf8':
      json().end(
        Buffer.concat([
          Buffer.from('{"success":true,"data":"'),
          Buffer.from([0xc3, 0x28]),
          Buffer.from('"}'),
        ]),
      );
      return;
    case 'wrong-schema':
      sendJson(response, { success: true, data: 'forty-two' });
      return;
    case 'redirect':
      response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data' }).end();
      return;
    case 'refused-connection':
      response.socket?.resetAndDestroy();
  }
}

/** 60 MB, without a Content-Length. */
function sendHuge(response: ServerResponse): void {
  const chunk = Buffer.alloc(MEGABYTE, ' ');
  let left = 60;
  const pump = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(chunk)) {
        response.once('drain', pump);
        return;
      }
    }
    response.end();
  };
  pump();
}
