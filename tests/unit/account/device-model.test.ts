import { describe, expect, it } from 'vitest';
import { toDevices } from '#app/features/account/devices/device-model.ts';

const texts = {
  language: 'en',
  timeZone: 'Asia/Tokyo',
  dateFormat: 'DDMMYYYY',
  now: new Date('2026-11-21T12:00:00Z'),
};

describe('toDevices', () => {
  it("a sign-in is in the viewer's zone and by the brand's order", () => {
    const session = {
      _id: 's1',
      signed_in_time: '2026-11-18T16:30:00.000Z',
      last_seen_time: '2026-11-18T12:00:00.000Z',
      is_current: false,
    };
    expect(toDevices([session], texts)[0]).toMatchObject({
      signedIn: {
        iso: session.signed_in_time,
        date: '19/11/2026',
        time: expect.stringMatching(/^1:30\sAM$/),
      },
      lastSeen: { iso: session.last_seen_time, when: '3 days ago' },
    });
  });
});
