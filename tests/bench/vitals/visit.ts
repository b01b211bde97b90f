import type { BrowserContext } from '@playwright/test';
import type { ReceivedRequest } from '../cloudflare-proxy.ts';
import type { NetworkRequest } from './network-log.ts';
import { type Observed, readObserved } from './observe-vitals.ts';
import { blockingTime, cumulativeShift } from './page-vitals.ts';
import { openSlowPage, type PhonePage, SLOW_4G } from './phone.ts';
import { IDLE_MS, waitUntilIdle } from './wait-until-idle.ts';

const LOAD_TIMEOUT_MS = 90_000;
// The browser rounds what it reports.
const LATENCY_TOLERANCE_MS = 5;

export interface Visit {
  fcp: number;
  lcp: number;
  lcpElement: string;
  tbt: number;
  cls: number;
  /** Longer than 50 ms. */
  tasks: Observed['tasks'];
  /** All until the page was idle. */
  requests: NetworkRequest[];
  /** Milliseconds since 1970. */
  timeOrigin: number;
  idleAt: number;
  /** False when the page was never idle. */
  isIdle: boolean;
}

/** Opens an address in a page of its own and stays until it is idle. */
export async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const phonePage = await openSlowPage(context);
  const result = await visitIn(phonePage, url);
  await phonePage.page.close();
  return result;
}

export async function visitIn(phonePage: PhonePage, url: string): Promise<Visit> {
  await phonePage.page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS });
  const isIdle = await waitUntilIdle(phonePage);
  // In the middle of the time without requests, so that each clearly belongs to the page or comes after it.
  const idleAt = Date.now() - IDLE_MS / 2;
  const observed = await readObserved(phonePage.page);
  const { requests } = phonePage.network;
  requireLatency(requests);
  return {
    fcp: observed.fcp,
    lcp: observed.lcp,
    lcpElement: observed.lcpElement,
    tbt: blockingTime(observed),
    cls: cumulativeShift(observed.shifts),
    tasks: observed.tasks,
    requests: requests.filter(({ startedAt }) => startedAt < idleAt),
    timeOrigin: observed.timeOrigin,
    idleAt,
    isIdle,
  };
}

/**
 * Throws when a request went past the slow network: figures without it would flatter the page. A service worker, which
 * starts once the page has loaded, may be too fast for the network to be slowed (`withWorkers`).
 */
export function requireLatency(requests: readonly NetworkRequest[]): void {
  for (const { url, latencyMs, isByServiceWorker } of requests) {
    if (isByServiceWorker) continue;
    if (latencyMs !== null && latencyMs < SLOW_4G.latency - LATENCY_TOLERANCE_MS) {
      throw new Error(`${url} had its first byte after ${latencyMs.toFixed(0)} ms`);
    }
  }
}

/** Adds what the browser requests for a service worker: neither the page's log nor the worker's has it. Its bytes are unknown. */
export function addForServiceWorker({ requests, idleAt }: Visit, received: readonly ReceivedRequest[]): void {
  const sent = new Set(requests.filter(({ isFromCache }) => !isFromCache).map(({ url }) => url));
  for (const { url, at, isForServiceWorker } of received) {
    if (!isForServiceWorker || at >= idleAt || sent.has(url)) continue;
    const times = { startedAt: at, endedAt: at, latencyMs: null };
    const origin = { isFromCache: false, isByServiceWorker: true };
    requests.push({ url, kind: 'data', priority: '', bytes: 0, ...origin, ...times });
  }
}

/** Throws when the site received requests that the page's log lacks, those of workers for example. */
export function requireLogged({ requests, idleAt }: Visit, received: readonly ReceivedRequest[]): void {
  const sent = requests.filter(({ isFromCache }) => !isFromCache).map(({ url }) => url);
  for (const { url } of received.filter(({ at }) => at < idleAt)) {
    const index = sent.indexOf(url);
    if (index < 0) throw new Error(`The page's log lacks the request of ${url}`);
    sent.splice(index, 1);
  }
}
