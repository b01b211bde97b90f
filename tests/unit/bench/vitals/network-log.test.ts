import { EventEmitter } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openNetworkLog } from '#tests/bench/vitals/network-log.ts';
import type { Session } from '#tests/bench/vitals/worker-sessions.ts';

const URL = 'http://aurora.localhost/';
const LATENCY_S = 0.5625;

class FakeSession extends EventEmitter {
  send = () => Promise.resolve();
}

async function openLog() {
  const session = new FakeSession();
  const log = openNetworkLog();
  await log.follow(session as unknown as Session);
  const start = (requestId: string, timestamp: number, more = {}) =>
    session.emit('Network.requestWillBeSent', {
      requestId,
      timestamp,
      wallTime: 1_700_000_000 + timestamp,
      request: { url: URL, initialPriority: 'Low' },
      ...more,
    });
  const respond = (requestId: string, timestamp: number, response = {}) =>
    session.emit('Network.responseReceived', {
      requestId,
      timestamp,
      response: {
        mimeType: 'image/webp',
        timing: { requestTime: timestamp - LATENCY_S, sendEnd: 0 },
        ...response,
      },
    });
  return { session, log, start, respond };
}

describe('openNetworkLog', () => {
  afterEach(() => vi.useRealTimers());

  it('logs when a request started and ended, its latest priority and its bytes', async () => {
    const { session, log, start, respond } = await openLog();
    start('1', 10);
    session.emit('Network.resourceChangedPriority', { requestId: '1', newPriority: 'High' });
    respond('1', 10.6);
    session.emit('Network.loadingFinished', { requestId: '1', timestamp: 11, encodedDataLength: 1234 });
    const [request] = log.requests;
    expect(request).toMatchObject({ kind: 'image', priority: 'High', bytes: 1234, isFromCache: false });
    expect(request?.endedAt).toBeCloseTo(1_700_000_011_000);
    expect(request?.latencyMs).toBeCloseTo(562.5);
  });

  it('logs each redirect as a request of its own', async () => {
    const { log, start } = await openLog();
    start('1', 10);
    start('1', 11, { redirectResponse: { encodedDataLength: 300 } });
    expect(log.requests.map(({ bytes }) => bytes)).toEqual([300, 0]);
    expect(log.requests[0]?.endedAt).not.toBeNull();
  });

  it('takes what a service worker raced for the network’s', async () => {
    const { log, start, respond } = await openLog();
    start('1', 10);
    respond('1', 10.6, {
      fromServiceWorker: true,
      serviceWorkerRouterInfo: { actualSourceType: 'network' },
    });
    expect(log.requests[0]).toMatchObject({ isFromCache: false });
    expect(log.requests[0]?.latencyMs).toBeCloseTo(562.5);
  });

  it('marks what came from the cache, where no latency is to be expected', async () => {
    const { session, log, start, respond } = await openLog();
    start('1', 10);
    respond('1', 10, { fromDiskCache: true });
    start('2', 10);
    session.emit('Network.requestServedFromCache', { requestId: '2' });
    respond('2', 10);
    start('3', 10);
    respond('3', 10, { fromServiceWorker: true });
    expect(log.requests).toMatchObject([
      { isFromCache: true, latencyMs: null },
      { isFromCache: true, latencyMs: null },
      { isFromCache: true, latencyMs: null },
    ]);
  });

  it('is not idle while a request is under way', async () => {
    vi.useFakeTimers();
    const { session, log, start } = await openLog();
    start('1', 10);
    vi.advanceTimersByTime(3000);
    expect(log.idleMs()).toBe(0);
    session.emit('Network.loadingFailed', { requestId: '1', timestamp: 11 });
    vi.advanceTimersByTime(2000);
    expect(log.idleMs()).toBe(2000);
  });

  it('ends the script of a worker by what the worker reports', async () => {
    const { log, start } = await openLog();
    const worker = new FakeSession();
    await log.follow(worker as unknown as Session);
    start('1', 10);
    worker.emit('Network.loadingFinished', { requestId: '1', timestamp: 11, encodedDataLength: 400 });
    expect(log.requests).toMatchObject([{ bytes: 400, endedAt: expect.any(Number) }]);
  });

  it('leaves out data and blob addresses', async () => {
    const { log, start } = await openLog();
    start('1', 10, { request: { url: 'data:image/png;base64,AA', initialPriority: 'Low' } });
    expect(log.requests).toEqual([]);
  });
});
