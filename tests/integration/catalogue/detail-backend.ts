import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { accountOf, responses, VIEWER } from './detail-responses.ts';

/** Longer than a page waits for its deferred sections, less than a service's timeout. */
const DEFERRED_MS = 400;

/** A service's response, with the totals beside its data. */
export interface Envelope {
  data: unknown;
  total?: number;
  filters?: unknown;
}

/** One request of the site. */
interface BackendRequest {
  path: string;
  session: string | undefined;
  body: { filters?: Record<string, unknown>; page_size?: number; order_by?: string; reverse?: boolean };
}

/**
 * A third-party backend with one of everything that a detail page shows. Its account `acc_unrated` has no
 * rating permission. Paths in `failing` respond with 500, those in `slow` never, those in `deferred` after
 * the page's first bytes.
 */
export async function startDetailBackend() {
  const requests: BackendRequest[] = [];
  const failing = new Set<string>();
  const slow = new Set<string>();
  const deferred = new Set<string>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://service');
    let text = '';
    for await (const chunk of request) text += chunk;
    const recorded: BackendRequest = {
      path: pathname,
      session: request.headers.ott_sessionid?.toString(),
      body: text ? JSON.parse(text) : {},
    };
    requests.push(recorded);
    if (slow.has(pathname)) return;
    if (deferred.has(pathname)) await setTimeout(DEFERRED_MS);
    const envelope = failing.has(pathname) ? null : envelopeFor(recorded, String(request.headers.account_id));
    const status = failing.has(pathname) ? 500 : envelope ? 200 : 404;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify(envelope ? { success: true, ...envelope } : { success: false, message: 'No' }),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    requests,
    failing,
    slow,
    deferred,
    requestsFor: (path: string) => requests.filter((recorded) => recorded.path === path),
    services: { content: url, user: url, payment: url, analytics: url },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function envelopeFor({ path, session, body }: BackendRequest, accountId: string): Envelope | null {
  if (path === '/api/v1/account/detail') return { data: accountOf(accountId) };
  if (path === '/api/v1/user/validate-session' || path === '/api/v1/user/session-info') {
    return session ? { data: VIEWER } : null;
  }
  const responder = responses[path];
  return typeof responder === 'function' ? responder(body) : (responder ?? null);
}
