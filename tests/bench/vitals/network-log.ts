import type { CDPSession } from '@playwright/test';

export type Kind = 'html' | 'css' | 'js' | 'font' | 'image' | 'media' | 'data';

export interface NetworkRequest {
  url: string;
  kind: Kind;
  /** The browser's latest: pictures rise when they turn out to be in view. */
  priority: string;
  /** Milliseconds since 1970; null until it happens. */
  startedAt: number;
  endedAt: number | null;
  /** On the wire, headers included. */
  bytes: number;
  isFromCache: boolean;
  /** From the request's last byte to the response's headers; null where no server responded. */
  latencyMs: number | null;
}

/** What a request is by the type of its response; `data` is what scripts fetch. */
export function kindOf(mimeType: string): Kind {
  if (/javascript/.test(mimeType)) return 'js';
  if (mimeType === 'text/html') return 'html';
  if (mimeType === 'text/css') return 'css';
  if (/font/.test(mimeType)) return 'font';
  if (mimeType.startsWith('image/')) return 'image';
  if (/^(?:video|audio)\/|mpegurl|dash\+xml/.test(mimeType)) return 'media';
  return 'data';
}

export type NetworkLog = Awaited<ReturnType<typeof logNetwork>>;

/** Logs every HTTP request of a page, redirects as requests of their own. */
export async function logNetwork(session: CDPSession) {
  const requests: NetworkRequest[] = [];
  const underWay = new Map<string, NetworkRequest>();
  let lastEventAt = Date.now();
  // The protocol's timestamps count from the machine's start.
  let clockStartMs = 0;
  const toEpochMs = (timestamp: number) => clockStartMs + timestamp * 1000;
  const update = (requestId: string, change: (request: NetworkRequest) => void) => {
    const request = underWay.get(requestId);
    if (request) change(request);
  };
  const end = (requestId: string, timestamp: number, bytes = 0) => {
    update(requestId, (request) => Object.assign(request, { endedAt: toEpochMs(timestamp), bytes }));
    underWay.delete(requestId);
    lastEventAt = Date.now();
  };

  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, redirectResponse }) => {
    clockStartMs ||= (wallTime - timestamp) * 1000;
    if (redirectResponse) end(requestId, timestamp, redirectResponse.encodedDataLength);
    // Data and blob addresses cost no round trip.
    if (!request.url.startsWith('http')) return;
    const logged = startedRequest(request.url, request.initialPriority, toEpochMs(timestamp));
    requests.push(logged);
    underWay.set(requestId, logged);
  });
  session.on('Network.resourceChangedPriority', ({ requestId, newPriority }) =>
    update(requestId, (request) => Object.assign(request, { priority: newPriority })),
  );
  session.on('Network.requestServedFromCache', ({ requestId }) =>
    update(requestId, (request) => Object.assign(request, { isFromCache: true })),
  );
  session.on('Network.responseReceived', ({ requestId, response, timestamp }) =>
    update(requestId, (request) => {
      request.kind = kindOf(response.mimeType);
      request.isFromCache ||= response.fromDiskCache === true;
      // Of its two clocks only the event's knows of the emulated latency; `timing` is the real network's.
      if (response.timing && !request.isFromCache) {
        request.latencyMs = (timestamp - response.timing.requestTime) * 1000 - response.timing.sendEnd;
      }
    }),
  );
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp));
  await session.send('Network.enable');
  return {
    requests,
    /** How long no request has been under way. */
    idleMs: () => (underWay.size > 0 ? 0 : Date.now() - lastEventAt),
  };
}

const startedRequest = (url: string, priority: string, startedAt: number): NetworkRequest => ({
  url,
  kind: 'data',
  priority,
  startedAt,
  endedAt: null,
  bytes: 0,
  isFromCache: false,
  latencyMs: null,
});
