import { request as sendRequest } from 'node:http';
import type { Route } from '@playwright/test';

/**
 * The site's response to a request that a test has intercepted. `route.fetch()` uses the system's resolver, which need
 * not know names below localhost; browsers do.
 */
export function answerOf(
  route: Route,
): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const request = route.request();
  const url = new URL(request.url());
  const headers = { ...request.headers(), host: url.host, 'accept-encoding': 'identity' };
  const options = { host: '127.0.0.1', port: url.port, path: url.pathname + url.search, headers };
  return new Promise((resolve, reject) => {
    const sent = sendRequest({ ...options, method: request.method() }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const named = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        // The body is decoded here, so these headers no longer describe it.
        const { 'content-length': _, 'transfer-encoding': __, ...headers } = Object.fromEntries(named);
        resolve({ status: response.statusCode ?? 502, headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
