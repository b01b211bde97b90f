import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeAfterFile } from '#tests/support/close-after-file.ts';

interface Received {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
}

/** A fake mail provider: stores received mails, and responds with the given statuses, then with 200. */
export async function startMailProvider() {
  const received: Received[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      received.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body,
      });
      const status = statuses.shift() ?? 200;
      // Like real providers, it repeats a rejected mail in the error.
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ refused: body }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterFile(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, received, respondWith: (...next: number[]) => void statuses.push(...next) };
}
