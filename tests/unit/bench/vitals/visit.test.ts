import { describe, expect, it } from 'vitest';
import type { NetworkRequest } from '#tests/bench/vitals/network-log.ts';
import { addForServiceWorker, requireLatency, requireLogged, type Visit } from '#tests/bench/vitals/visit.ts';

const IDLE_AT = 5000;

function request(more: Partial<NetworkRequest> = {}): NetworkRequest {
  return {
    url: 'http://aurora.localhost/',
    kind: 'html',
    priority: 'High',
    startedAt: 0,
    endedAt: 700,
    bytes: 100,
    isFromCache: false,
    isByServiceWorker: false,
    latencyMs: 563,
    ...more,
  };
}

function visitOf(requests: NetworkRequest[]): Visit {
  const paints = { fcp: 0, lcp: 0, lcpElement: '', tbt: 0, cls: 0, tasks: [] };
  return { ...paints, requests, timeOrigin: 0, idleAt: IDLE_AT, isIdle: true };
}

describe('requireLatency', () => {
  it('throws on a request that went past the slow network', () => {
    expect(() => requireLatency([request(), request({ latencyMs: 150 })])).toThrow('after 150 ms');
  });

  it('takes a response from the cache', () => {
    expect(() => requireLatency([request({ latencyMs: null, isFromCache: true })])).not.toThrow();
  });

  it('takes what a service worker requested before its network was slowed', () => {
    expect(() => requireLatency([request({ latencyMs: 10, isByServiceWorker: true })])).not.toThrow();
  });
});

const received = { url: 'http://aurora.localhost/', at: 10, isForServiceWorker: false };

describe('addForServiceWorker', () => {
  it('counts a navigation that the browser sent while the worker started', () => {
    const visit = visitOf([request({ isFromCache: true })]);
    addForServiceWorker(visit, [received]);
    expect(visit.requests).toHaveLength(1);
    const preloaded = { ...received, isForServiceWorker: true };
    addForServiceWorker(visit, [preloaded, { ...preloaded, at: IDLE_AT + 1 }]);
    expect(visit.requests.map(({ isFromCache }) => isFromCache)).toEqual([true, false]);
    expect(() => requireLogged(visit, [preloaded])).not.toThrow();
  });

  it('counts once what the page logged', () => {
    const visit = visitOf([request()]);
    addForServiceWorker(visit, [{ ...received, isForServiceWorker: true }]);
    expect(visit.requests).toHaveLength(1);
  });
});

describe('requireLogged', () => {
  it('throws on a request that the site received and the page did not log', () => {
    expect(() => requireLogged(visitOf([request()]), [received, received])).toThrow('lacks the request');
    const cached = request({ isFromCache: true });
    expect(() => requireLogged(visitOf([cached]), [received])).toThrow('lacks the request');
  });

  it('leaves out what came after the page was idle', () => {
    const afterwards = { ...received, at: IDLE_AT + 1 };
    expect(() => requireLogged(visitOf([request()]), [received, afterwards])).not.toThrow();
  });
});
