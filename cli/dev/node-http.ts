import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const BODYLESS = new Set(['GET', 'HEAD']);

/** A Node request as the web's Request, with the URL that the browser requested. */
export function toWebRequest(nodeRequest: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = nodeRequest;
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((single): [string, string] => [name, single]),
  );
  const body = BODYLESS.has(method) ? {} : { body: Readable.toWeb(nodeRequest), duplex: 'half' };
  return new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: pairs,
    ...body,
  } as RequestInit);
}

export async function sendWebResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const { 'set-cookie': _, ...headers } = Object.fromEntries(response.headers);
  outgoing.writeHead(response.status, { ...headers, 'set-cookie': response.headers.getSetCookie() });
  // A viewer who leaves in the middle is no error.
  if (response.body)
    await pipeline(Readable.fromWeb(response.body as never), outgoing).catch(() => undefined);
  else outgoing.end();
}
