import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AccessContent, accessTo, liveStateOf } from '#app/domain/access.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const BEFORE = '2026-11-21T11:00:00Z';
const AFTER = '2026-11-21T13:00:00Z';
const SESSION = { user: {} };

const restricted: AccessContent = {
  video_type: 'SPV',
  is_restricted: true,
  active_subscription: [{ _id: 'gold' }],
  active_ppv_subscription: [{ id: 'ticket' }],
};

describe('accessTo', () => {
  test('a free title plays for everybody', () => {
    expect(accessTo({ video_type: 'SPV' }, null, [], NOW)).toEqual({ playable: true });
  });

  test('a login-only title plays for signed-in viewers', () => {
    const content = { video_type: 'SPV', is_login_required: true };
    expect(accessTo(content, null, [], NOW)).toEqual({ playable: false, reason: 'login', unlocks: [] });
    expect(accessTo(content, SESSION, [], NOW)).toEqual({ playable: true });
  });

  test('a restricted title needs login, then one of its plans or pay-per-views', () => {
    const unlocks = ['gold', 'ticket'];
    expect(accessTo(restricted, null, ['gold'], NOW)).toEqual({ playable: false, reason: 'login', unlocks });
    expect(accessTo(restricted, SESSION, ['silver'], NOW)).toEqual({
      playable: false,
      reason: 'plan',
      unlocks,
    });
    expect(accessTo(restricted, SESSION, ['gold'], NOW)).toEqual({ playable: true });
    expect(accessTo(restricted, SESSION, ['ticket'], NOW)).toEqual({ playable: true });
  });

  test('a restricted title without plans plays for nobody', () => {
    const content = { video_type: 'SPV', is_restricted: true };
    expect(accessTo(content, SESSION, ['gold'], NOW)).toMatchObject({ reason: 'plan' });
  });

  test('an upcoming stream requires its plan, and an ended one cannot be played by anyone', () => {
    const upcoming = { ...restricted, video_type: 'LIVE', publish_time: AFTER };
    expect(accessTo(upcoming, SESSION, [], NOW)).toMatchObject({ reason: 'plan' });
    expect(accessTo(upcoming, SESSION, ['gold'], NOW)).toMatchObject({ reason: 'upcoming' });
    const ended = { ...restricted, video_type: 'LIVE', live_expiry_time: BEFORE };
    expect(accessTo(ended, null, [], NOW)).toMatchObject({ reason: 'ended' });
  });

  test('a guest never has more access than a viewer, nor a viewer than a member', () => {
    const contents = fc.record({
      video_type: fc.constantFrom('SPV', 'LIVE', 'VOD_LIVE', 'PLAYLIST'),
      is_restricted: fc.boolean(),
      is_login_required: fc.boolean(),
      active_subscription: fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c') })),
      publish_time: fc.option(fc.constantFrom(BEFORE, AFTER)),
      live_expiry_time: fc.option(fc.constantFrom(BEFORE, AFTER)),
    });
    fc.assert(
      fc.property(contents, fc.subarray(['a', 'b', 'c']), (content, plans) => {
        const [guest, viewer, member] = [
          accessTo(content, null, plans, NOW),
          accessTo(content, SESSION, [], NOW),
          accessTo(content, SESSION, plans, NOW),
        ].map(({ playable }) => playable);
        expect(!guest || viewer).toBe(true);
        expect(!viewer || member).toBe(true);
        if (content.is_restricted) expect(guest).toBe(false);
      }),
    );
  });
});

describe('liveStateOf', () => {
  test.each([
    [{ video_type: 'SPV', publish_time: AFTER }, 'not-live'],
    [{ video_type: 'LIVE' }, 'live'],
    [{ video_type: 'LIVE', publish_time: AFTER }, 'upcoming'],
    [{ video_type: 'LIVE', publish_time: NOW, live_expiry_time: AFTER }, 'live'],
    [{ video_type: 'LIVE', publish_time: BEFORE, live_expiry_time: NOW }, 'ended'],
    [{ video_type: 'VOD_LIVE', publish_time: AFTER }, 'upcoming'],
    [{ video_type: 'VOD_LIVE', publish_time: BEFORE, live_expiry_time: BEFORE }, 'not-live'],
    [{ video_type: 'LIVE', publish_time: 'no date' }, 'live'],
  ])('the live state of %j is %s', (content, state) => {
    expect(liveStateOf(content, NOW)).toBe(state);
  });
});
