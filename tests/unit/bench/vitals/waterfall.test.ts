import { describe, expect, it } from 'vitest';
import { waterfall } from '#tests/bench/vitals/waterfall.ts';

const REQUEST = {
  kind: 'css',
  priority: 'VeryHigh',
  bytes: 1800,
  isFromCache: false,
  latencyMs: 563,
} as const;
const ORIGIN = 1_700_000_000_000;

describe('waterfall', () => {
  const text = waterfall({
    fcp: 1000,
    lcp: 1200,
    lcpElement: 'h1 "Aurora"',
    tbt: 0,
    cls: 0,
    timeOrigin: ORIGIN,
    idleAt: ORIGIN + 9000,
    isIdle: true,
    requests: [
      { ...REQUEST, url: 'http://a.localhost/a.css', startedAt: ORIGIN + 500, endedAt: ORIGIN + 750 },
      { ...REQUEST, url: 'http://a.localhost/b.css', startedAt: ORIGIN + 1500, endedAt: null },
    ],
  });

  it('has a row for each request that started before the first paint', () => {
    const row = text.split('\n').find((line) => line.includes('/a.css'));
    expect(row).toMatch(/^css +VeryHigh +500 +750 +1\.8 \| {20}█{10} {10}\| \/a\.css$/);
  });

  it('counts what starts after the first paint', () => {
    expect(text).not.toContain('/b.css');
    expect(text).toContain(
      'first paint 1000 ms; 1 requests start after it; largest paint 1200 ms: h1 "Aurora"',
    );
  });
});
