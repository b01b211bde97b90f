import { describe, expect, it } from 'vitest';
import { expiresAt } from '#app/features/catalogue/detail/live-state-expiry.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const PAST = '2026-06-01T11:00:00Z';
const FUTURE = '2026-06-01T13:00:00Z';

describe('expiresAt', () => {
  it.each([
    ['a film', { video_type: 'SPV', publish_time: FUTURE }, null],
    ['a countdown', { video_type: 'LIVE', publish_time: FUTURE }, new Date('2026-06-01T12:00:10Z')],
    [
      'a countdown in its last seconds',
      { video_type: 'LIVE', publish_time: '2026-06-01T12:00:04Z' },
      new Date('2026-06-01T12:00:04Z'),
    ],
    [
      'a running stream',
      { video_type: 'LIVE', publish_time: PAST, live_expiry_time: FUTURE },
      new Date(FUTURE),
    ],
    ['a stream without an end', { video_type: 'VOD_LIVE', publish_time: PAST }, null],
    ['a stream that is over', { video_type: 'LIVE', publish_time: PAST, live_expiry_time: PAST }, null],
  ])('a page with %s is fresh for as long as its state', (_, content, until) => {
    expect(expiresAt(content, NOW)).toEqual(until);
  });
});
