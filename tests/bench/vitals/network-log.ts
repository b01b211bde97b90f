import type { Session } from './worker-sessions.ts';

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
  /** The HTTP cache's, or a service worker's, whose own requests are logged. */
  isFromCache: boolean;
  isByServiceWorker: boolean;
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

export type NetworkLog = ReturnType<typeof openNetworkLog>;

/** A log of the HTTP requests of a page and its workers, redirects as requests of their own. */
export function openNetworkLog() {
  const log: Log = { requests: [], underWay: new Map(), lastEventAt: Date.now(), clockStartMs: 0 };
  return {
    requests: log.requests,
    /** How long no request has been under way. */
    idleMs: () => (log.underWay.size > 0 ? 0 : Date.now() - log.lastEventAt),
    follow: (session: Session, isServiceWorker = false) => follow(session, isServiceWorker, log),
  };
}

interface Log {
  requests: NetworkRequest[];
  /** By their ids, which a page and its workers share: the page requests a worker's script, the worker ends it. */
  underWay: Map<string, NetworkRequest>;
  lastEventAt: number;
  /** When the protocol's timestamps were 0: those count from the machine's start. */
  clockStartMs: number;
}

/** Logs what a page or a worker requests, from now on. */
async function follow(session: Session, isByServiceWorker: boolean, log: Log) {
  const { requests, underWay } = log;
  const toEpochMs = (timestamp: number) => log.clockStartMs + timestamp * 1000;
  const update = (requestId: string, change: (request: NetworkRequest) => void) => {
    const request = underWay.get(requestId);
    if (request) change(request);
  };
  const end = (requestId: string, timestamp: number, bytes = 0) => {
    update(requestId, (request) => {
      Object.assign(request, { endedAt: toEpochMs(timestamp), bytes });
      underWay.delete(requestId);
      log.lastEventAt = Date.now();
    });
  };

  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, redirectResponse }) => {
    log.clockStartMs ||= (wallTime - timestamp) * 1000;
    if (redirectResponse) end(requestId, timestamp, redirectResponse.encodedDataLength);
    // Data and blob addresses cost no round trip.
    if (!request.url.startsWith('http')) return;
    const { url, initialPriority: priority } = request;
    const started = { ...BLANK, url, priority, startedAt: toEpochMs(timestamp), isByServiceWorker };
    requests.push(started);
    underWay.set(requestId, started);
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
      // Raced by the worker, it is the network's all the same (docs/decisions/090).
      const isRaced = response.serviceWorkerRouterInfo?.actualSourceType === 'network';
      const isWorkers = response.fromServiceWorker === true && !isRaced;
      request.isFromCache ||= response.fromDiskCache === true || isWorkers;
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
}

const BLANK = { kind: 'data', endedAt: null, bytes: 0, isFromCache: false, latencyMs: null } as const;
