import { request } from 'node:http';
import type { Route } from '@playwright/test';

/**
 * What the site answers to a request that a test has caught. `route.fetch()` asks the system's resolver, which need not
 * know names below localhost; browsers do.
 */
export function answerOf(
  route: Route,
): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const asked = route.request();
  const url = new URL(asked.url());
  const headers = { ...asked.headers(), host: url.host, 'accept-encoding': 'identity' };
  const options = { host: '127.0.0.1', port: url.port, path: url.pathname + url.search, headers };
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, method: asked.method() }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        // Of the body as it is handed on, the length is another's to tell.
        const { 'content-length': _, 'transfer-encoding': __, ...kept } = Object.fromEntries(named);
        resolve({ status: answer.statusCode ?? 502, headers: kept, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
