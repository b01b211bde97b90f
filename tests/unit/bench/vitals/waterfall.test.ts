import { describe, expect, it } from 'vitest';
import { waterfall } from '#tests/bench/vitals/waterfall.ts';

const REQUEST = {
  kind: 'css',
  priority: 'VeryHigh',
  bytes: 1800,
  isFromCache: false,
  isByServiceWorker: false,
  latencyMs: 563,
} as const;
const FROM = 1_700_000_000_000;

describe('waterfall', () => {
  const text = waterfall({
    from: FROM,
    until: 1000,
    requests: [
      { ...REQUEST, url: 'http://a.localhost/0.css', startedAt: FROM - 1, endedAt: FROM + 10 },
      { ...REQUEST, url: 'http://a.localhost/a.css', startedAt: FROM + 500, endedAt: FROM + 750 },
      {
        ...REQUEST,
        url: 'http://a.assets.localhost/b',
        startedAt: FROM + 900,
        endedAt: null,
        isFromCache: true,
      },
      { ...REQUEST, url: 'http://a.localhost/c.css', startedAt: FROM + 1500, endedAt: null },
    ],
  });
  const [, ...rows] = text.split('\n');

  it('has a row for each request that started within its time', () => {
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^css +VeryHigh +500 +750 +1\.8 \| {20}█{10} {10}\| \/a\.css$/);
  });

  it('draws a request that has not ended to the end, and marks what the cache had', () => {
    expect(rows[1]).toMatch(/ 900 +– +cache \| {36}█{4}\| assets:\/b$/);
  });
});
