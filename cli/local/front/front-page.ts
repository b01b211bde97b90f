import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { plainPage } from '#workers/edge/plain-page.ts';
import { METHODS } from './runtime-request.ts';

/** Responds with the edge's neutral page for this status. */
export async function sendPage(response: ServerResponse, status: number): Promise<void> {
  const { headers, body } = await toPage(status);
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, headers.flat()).end(body);
}

/** The same where there is no request that Node could read. */
export async function writePage(socket: Duplex, status: number): Promise<void> {
  const { headers, body } = await toPage(status);
  const lines = headers.map((header) => header.join(': '));
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}

async function toPage(status: number) {
  const page = plainPage(status, false);
  const body = await page.text();
  const headers = [
    ...page.headers,
    ['content-length', `${Buffer.byteLength(body)}`],
    ['connection', 'close'],
  ];
  if (status === 405) headers.push(['allow', METHODS.join(', ')]);
  return { headers, body };
}
