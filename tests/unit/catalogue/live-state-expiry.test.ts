import { expect, it } from 'vitest';
import { expiresAt } from '#app/features/catalogue/detail/live-state-expiry.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const EARLIER = '2026-06-01T11:00:00Z';
const LATER = '2026-06-01T13:00:00Z';

it.each([
  ['a film', { video_type: 'SPV', publish_time: LATER }, null],
  ['a countdown', { video_type: 'LIVE', publish_time: LATER }, new Date('2026-06-01T12:00:10Z')],
  [
    'a countdown in its last seconds',
    { video_type: 'LIVE', publish_time: '2026-06-01T12:00:04Z' },
    new Date('2026-06-01T12:00:04Z'),
  ],
  [
    'a running stream',
    { video_type: 'LIVE', publish_time: EARLIER, live_expiry_time: LATER },
    new Date(LATER),
  ],
  ['a stream without an end', { video_type: 'VOD_LIVE', publish_time: EARLIER }, null],
  ['a stream that is over', { video_type: 'LIVE', publish_time: EARLIER, live_expiry_time: EARLIER }, null],
])('the page of %s holds for as long as its state', (_, content, until) => {
  expect(expiresAt(content, NOW)).toEqual(until);
});
