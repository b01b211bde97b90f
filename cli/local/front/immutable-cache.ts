import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface StoredResponse {
  headers: string[];
  body: Buffer;
}

export type ImmutableCache = ReturnType<typeof openImmutableCache>;

/** With one of these a request wants something else than the whole file, or has it already. */
const CONDITIONS = ['range', 'if-none-match', 'if-modified-since', 'authorization'];

/**
 * Responses that never change, in this process, as Cloudflare's cache holds them before a deployed Worker: here a
 * picture or a script takes workerd and its simulated bucket 5 ms of the processor each time.
 */
export function openImmutableCache() {
  const stored = new Map<string, StoredResponse>();
  return {
    /** Responds where the response is stored; returns whether it is. */
    respond(message: IncomingMessage, response: ServerResponse): boolean {
      const found = isPlainGet(message) ? stored.get(keyOf(message)) : undefined;
      if (found) response.writeHead(200, found.headers).end(found.body);
      return Boolean(found);
    },
    /** Stores what the runtime responds with, while it is sent on. */
    async store(message: IncomingMessage, response: IncomingMessage, headers: string[]): Promise<void> {
      if (!isPlainGet(message) || !isImmutable(response)) return;
      // A response that breaks off is nothing to send again.
      const body = await buffer(response).catch(() => null);
      if (body) stored.set(keyOf(message), { headers, body });
    },
  };
}

const isPlainGet = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && !CONDITIONS.some((name) => name in headers);

const isImmutable = ({ statusCode, headers }: IncomingMessage) =>
  statusCode === 200 &&
  /\bpublic\b.*\bimmutable\b/.test(headers['cache-control'] ?? '') &&
  !headers['set-cookie'] &&
  (headers.vary === undefined || /^accept-encoding$/i.test(headers.vary));

const keyOf = ({ headers, url }: IncomingMessage) =>
  JSON.stringify([headers.host, url, headers['accept-encoding'], headers.origin]);
