import { describe, expect, it } from 'vitest';
import type { Figure } from '#tests/bench/report.ts';
import type { NetworkRequest } from '#tests/bench/vitals/network-log.ts';
import { type PageSample, reportPage } from '#tests/bench/vitals/report-page.ts';
import type { Visit } from '#tests/bench/vitals/visit.ts';

const REQUEST: NetworkRequest = {
  url: 'http://a.localhost/',
  kind: 'html',
  priority: 'High',
  startedAt: 0,
  endedAt: 600,
  bytes: 20_000,
  isFromCache: false,
  isByServiceWorker: false,
  latencyMs: 563,
};

const visitOf = (fcp: number, more: Partial<Visit> = {}): Visit => ({
  fcp,
  lcp: fcp + 400,
  lcpElement: 'h1',
  tbt: 10,
  cls: 0,
  tasks: [],
  requests: [REQUEST, { ...REQUEST, kind: 'image', isFromCache: true }],
  timeOrigin: 0,
  idleAt: 5000,
  isIdle: true,
  ...more,
});

const runOf = (page: number, floor: number): PageSample['visits'][number] => ({
  floor: visitOf(floor),
  floorSecond: visitOf(700),
  first: visitOf(page),
  second: visitOf(900),
});

function figuresOf(visits: PageSample['visits']): Map<string, Figure> {
  const figures = new Map<string, Figure>();
  const sample = { name: 'home', hostname: 'a.localhost', path: '/', jsLimit: 125, navigations: [], visits };
  reportPage(sample, 140_000, (figure) => figures.set(figure.what, figure));
  return figures;
}

describe('reportPage', () => {
  const figures = figuresOf([runOf(1400, 700), runOf(1000, 600), runOf(900, 500)]);

  it('reports the median of the runs and how it compares with the floor', () => {
    expect(figures.get('home: FCP')).toMatchObject({ value: 1000, unit: 'ms' });
    expect(figures.get('home: FCP')?.how).toBe('1.67× its floor of 600 ms (500–700); 900–1400');
  });

  it('limits the first paint to 1.3 times the floor and to 1,050 ms, whichever is less', () => {
    expect(figures.get('home: FCP')?.limit).toBe(780);
    expect(figuresOf([runOf(1400, 1000)]).get('home: FCP')?.limit).toBe(1050);
  });

  it('limits the largest paint to the floor and a tenth', () => {
    expect(figures.get('home: LCP')?.limit).toBe(1100);
  });

  it('judges the second visit by its own limit', () => {
    expect(figures.get('home, second: FCP')).toMatchObject({ value: 900, limit: 750 });
  });

  it('counts the requests and bytes that were sent, not what the cache had', () => {
    expect(figures.get('home: requests')).toMatchObject({ value: 1, limit: 40 });
    expect(figures.get('home: bytes')).toMatchObject({ value: 20, how: 'on the wire until idle: html 20.0' });
    expect(figures.get('home: JS, brotli')).toMatchObject({ value: 140, limit: 125 });
  });

  it('marks a page that was never idle', () => {
    const busy = { ...runOf(900, 600), first: visitOf(900, { isIdle: false }) };
    expect(figuresOf([busy]).get('home: requests')?.how).toContain('NEVER WAS IDLE');
  });
});
