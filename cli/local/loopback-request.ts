import { type IncomingHttpHeaders, request } from 'node:http';

export interface LoopbackResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Uint8Array;
}

/**
 * A request to a site on this machine under any of its hostnames. Not `fetch`: that cannot set Host, and not
 * every system resolves names below localhost.
 */
export function loopbackRequest(
  port: number,
  hostname: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array } = {},
): Promise<LoopbackResponse> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host: `${hostname}:${port}`, ...headers },
      // A kept connection may be closed by the site in the moment that it is used again.
      agent: false,
    } as const;
    const outgoing = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          // A film's bytes are no text, and most of them are never read as such.
          get text() {
            return bytes.toString('utf8');
          },
        });
      });
    });
    outgoing.on('error', reject).end(body);
  });
}
