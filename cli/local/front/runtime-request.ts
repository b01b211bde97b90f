import type { IncomingMessage } from 'node:http';

/** What the runtime is sent of a request from outside. */
export interface RuntimeRequest {
  method: string;
  /** Path and query, as they came. */
  path: string;
  headers: Record<string, string | string[]>;
  hasBody: boolean;
  /** Whether it wants to become a WebSocket. */
  isUpgrade: boolean;
}

/** The runtime has no others: it responds to them with an error of its own. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Of one connection, not of the request. Node frames the body anew and has responded to `Expect` already. */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** Cloudflare or Miniflare set these, and drop what a client sends of them. */
const NOT_FROM_CLIENTS =
  /^(?:cf-|mf-|x-mf-|x-forwarded-)|^(?:cdn-loop|forwarded|host|true-client-ip|x-real-ip)$/;
const HOST = /^(?:[a-z\d._-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{0,5})?$/i;
/** Cloudflare responds below this path by itself; here Miniflare would, with doors to its storage. */
const CLOUDFLARE_PATH = /^\/cdn-cgi(?:\/|$)/i;

/** The request as the runtime gets it, or the 4xx that it ends with before it gets there. */
export function toRuntimeRequest(message: IncomingMessage): RuntimeRequest | number {
  const { method = 'GET', url = '', headersDistinct, socket } = message;
  const host = readHost(headersDistinct.host);
  const path = host && toPath(url, host);
  if (!host || !path) return 400;
  if (!METHODS.includes(method)) return 405;
  if (CLOUDFLARE_PATH.test(new URL(`http://${host}${path}`).pathname)) return 404;
  const encoding = headersDistinct['transfer-encoding']?.join();
  if (encoding && encoding.toLowerCase() !== 'chunked') return 400;
  const isUpgrade = headersDistinct.upgrade?.join().toLowerCase() === 'websocket';
  return {
    method,
    path,
    headers: {
      ...withoutForbidden(message),
      host,
      'cf-connecting-ip': socket.remoteAddress ?? '127.0.0.1',
      ...(encoding ? { 'transfer-encoding': 'chunked' } : {}),
      ...(isUpgrade ? { connection: 'Upgrade', upgrade: 'websocket' } : {}),
    },
    hasBody: Boolean(encoding) || Number(message.headers['content-length'] ?? 0) > 0,
    isUpgrade,
  };
}

/** The headers of one connection alone, by name in lower case. */
export function hopByHop({ headersDistinct }: IncomingMessage): Set<string> {
  const named =
    headersDistinct.connection
      ?.join()
      .toLowerCase()
      .split(/\s*,\s*/) ?? [];
  return new Set([...HOP_BY_HOP, ...named]);
}

function withoutForbidden(message: IncomingMessage): Record<string, string[]> {
  const hops = hopByHop(message);
  const allowed = Object.entries(message.headersDistinct).filter(
    ([name]) => !hops.has(name) && !NOT_FROM_CLIENTS.test(name),
  );
  return Object.fromEntries(allowed.map(([name, values]) => [name, values ?? []]));
}

function readHost(values: readonly string[] = []): string | null {
  const [host = '', ...others] = values;
  // `URL` knows besides what is no address, such as `1.2.3.4.5`, and no port.
  return others.length === 0 && HOST.test(host) && URL.canParse(`http://${host}`) ? host : null;
}

/** A client of a proxy names the whole address; it must be that of `Host`. */
function toPath(target: string, host: string): string | null {
  if (target.startsWith('/')) return target;
  const origin = `http://${host}/`;
  return target.toLowerCase().startsWith(origin.toLowerCase()) ? target.slice(origin.length - 1) : null;
}
