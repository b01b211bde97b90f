import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ResponseCache } from '#cli/local/front/front-server.ts';

interface StoredResponse {
  headers: string[];
  body: Buffer;
}

/** With one of these a request wants something else than the whole file, or has it already. */
const CONDITIONS = ['range', 'if-none-match', 'if-modified-since', 'authorization'];

/**
 * Responses that never change, in this process, as Cloudflare's cache holds them before a deployed Worker: here a
 * picture or a script takes workerd and its simulated bucket 5 ms of the processor each time.
 */
export function openImmutableCache(): ResponseCache {
  const stored = new Map<string, StoredResponse>();
  return {
    respond(message, response) {
      const found = isPlainGet(message) ? stored.get(keyOf(message)) : undefined;
      if (found) response.writeHead(200, found.headers).end(found.body);
      return Boolean(found);
    },
    async store(message, response, headers) {
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
