import { expect, test } from 'vitest';
import type { OnNowEntry } from '#app/contract/rows.ts';
import { loadRow, type RowContext } from '#app/features/catalogue/rows/load-row.server.ts';

const NOW = '2026-11-27T20:00:40Z';

/** When a page with programmes that end then leaves the cache. */
async function expiryFor(...ends: string[]): Promise<string | undefined> {
  const entries = ends.map((end_time, index): OnNowEntry => {
    const channel = { _id: `channel-${index}`, name: 'Channel' };
    const content = { content_id: 'film', title: 'Film', video_type: 'SPV' as const };
    return { channel, content, start_time: '2026-11-27T19:00:00Z', end_time } as OnNowEntry;
  });
  let expiry: Date | undefined;
  await loadRow('on_now', { id: 'row', name: '' }, {
    services: { content: { onNow: async () => entries }, payment: {}, hasCall: async () => true },
    session: Promise.resolve(null),
    language: 'en',
    now: new Date(NOW),
    rowTexts: async () => (key: string) => key,
    setCacheExpiry: (moment: Date) => {
      expiry = moment;
    },
  } as unknown as RowContext);
  return expiry?.toISOString();
}

test('a page with what is on now leaves the cache when the first programme ends', async () => {
  expect(await expiryFor('2026-11-27T21:00:00Z', '2026-11-27T20:30:00Z')).toBe('2026-11-27T20:30:00.000Z');
  expect(await expiryFor()).toBeUndefined();
});

test('with a programme that has ended within the minute it leaves the cache when the minute is over', async () => {
  expect(await expiryFor('2026-11-27T20:00:30Z', '2026-11-27T21:00:00Z')).toBe('2026-11-27T20:01:00.000Z');
});
