import type { Call } from '#app/contract/call.ts';
import { isChildSession } from '#app/contract/profile.ts';
import { buildRequest } from './call-request.server.ts';
import type { RequestOptions } from './send-request.server.ts';

const DEADLINE_MS = 3_000;
const SWITCHING_PROTOCOLS = 101;

/**
 * Opens a WebSocket to a service. Null when it has none, cannot be reached or takes too long; never rejects.
 */
export async function openSocket(
  { tenant, fetchers, viewer, traceparent }: RequestOptions,
  call: Call,
  params: Readonly<Record<string, string>>,
): Promise<WebSocket | null> {
  const languages = viewer.languages() ?? viewer.likelyLanguages();
  const sessionId = viewer.sessionId();
  const isChild = sessionId !== null && isChildSession(sessionId);
  const { url, init } = buildRequest(
    call,
    { params },
    {
      tenant,
      ...languages,
      sessionId: call.session === 'none' && !isChild ? null : sessionId,
      traceparent,
      address: viewer.address,
    },
  );
  const headers = new Headers(init.headers);
  headers.set('Upgrade', 'websocket');
  const fetcher = tenant.serviceUrls[call.service] === undefined ? fetchers.platform : fetchers.outside;
  const connecting = fetcher(url, { ...init, headers, redirect: 'manual' }).then(toSocket, () => null);
  return within(connecting, DEADLINE_MS);
}

async function toSocket(response: Response): Promise<WebSocket | null> {
  if (response.status === SWITCHING_PROTOCOLS && response.webSocket) return response.webSocket;
  await response.body?.cancel();
  return null;
}

/** A socket that comes too late is nobody's. */
async function within(connecting: Promise<WebSocket | null>, deadlineMs: number): Promise<WebSocket | null> {
  let isTimedOut = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      isTimedOut = true;
      resolve(null);
    }, deadlineMs);
  });
  const socket = connecting.then((opened) => {
    if (!isTimedOut || !opened) return opened;
    opened.accept();
    opened.close();
    return null;
  });
  try {
    return await Promise.race([socket, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
