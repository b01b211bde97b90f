import { describe, expect, it } from 'vitest';
import { describeFirstPaint, describeNavigation } from '#tests/bench/vitals/typical-waterfall.ts';
import type { Visit } from '#tests/bench/vitals/visit.ts';

const PAGE = { name: 'home', hostname: 'a.localhost', path: '/', jsLimit: 125 };

const visitOf = (fcp: number): Visit => ({
  fcp,
  lcp: fcp + 100,
  lcpElement: 'http://a.assets.localhost/banner.webp',
  tbt: 0,
  cls: 0,
  tasks: [
    { start: fcp - 300, duration: 200 },
    { start: fcp + 50, duration: 90 },
  ],
  requests: [],
  timeOrigin: 0,
  idleAt: 9000,
  isIdle: true,
});

describe('describeFirstPaint', () => {
  const visits = [1800, 900, 1200].map((fcp) => ({
    floor: visitOf(600),
    floorSecond: visitOf(600),
    first: visitOf(fcp),
    second: visitOf(800),
  }));
  const text = describeFirstPaint({ ...PAGE, navigations: [], visits });

  it('is of the visit whose first paint is the median', () => {
    expect(text).toContain('first paint 1200 ms, largest 1300 ms: assets:/banner.webp');
  });

  it('names the long tasks that held the first paint up', () => {
    expect(text).toContain('long tasks until the first paint: 900–1100\n');
  });
});

describe('describeNavigation', () => {
  it('is of the navigation whose last paint is the median', () => {
    const navigations = [
      { clickedAt: 0, heading: 900, picture: 2000, requests: [] },
      { clickedAt: 0, heading: 1500, picture: 1100, requests: [] },
      { clickedAt: 0, heading: 400, picture: 500, requests: [] },
    ];
    const text = describeNavigation({ ...PAGE, visits: [], navigations });
    expect(text).toContain('heading 1500 ms, picture 1100 ms');
  });
});
