import { describe, expect, it } from 'vitest';
import { toDetail } from '#app/features/catalogue/detail/detail-model.ts';
import { toEnded } from '#app/features/catalogue/detail/ended-detail.ts';
import { makeContent } from './content-factory.ts';

const now = new Date('2026-05-01T12:00:00Z');
const context = {
  viewer: null,
  now,
  language: 'en',
  dateFormat: 'DDMMYYYY',
  showRating: true,
  resumeSeconds: null,
};
const member = { planIds: ['gold'] };

describe('toDetail', () => {
  it('the rating and its count need the permission and at least one rating', () => {
    const rated = makeContent({ average_rating: 4.26, review_count: 1284 });
    expect(toDetail(rated, context).rating).toEqual({ average: '4.3', count: '1.2K', countValue: 1284 });
    expect(toDetail(rated, { ...context, showRating: false }).rating).toBeNull();
    expect(toDetail(makeContent({ average_rating: 0, review_count: 0 }), context).rating).toBeNull();
    const uncounted = toDetail(makeContent({ average_rating: 4 }), context).rating;
    expect(uncounted).toEqual({ average: '4.0', count: undefined, countValue: 0 });
  });

  it('the date is written in the account’s order', () => {
    const detail = toDetail(makeContent({ release_time: '2024-05-31T00:00:00.000Z' }), {
      ...context,
      dateFormat: 'MMDDYYYY',
    });
    expect(detail.released).toEqual({ iso: '2024-05-31', text: '05/31/2024' });
  });

  it('only a long description can be expanded', () => {
    expect(toDetail(makeContent({ description: 'Short.' }), context).isLongDescription).toBe(false);
    expect(toDetail(makeContent({ description: 'x'.repeat(400) }), context).isLongDescription).toBe(true);
  });

  it('a viewer resumes where playback stopped', () => {
    const { action } = toDetail(makeContent(), { ...context, viewer: member, resumeSeconds: 60 });
    expect(action?.kind).toBe('resume');
  });

  it('a locked title shows the guest that a plan unlocks it', () => {
    const restricted = makeContent({ is_restricted: true, active_subscription: [{ id: 'gold' }] });
    expect(toDetail(restricted, context).locked).toMatchObject({ kind: 'plan', isGuest: true });
    expect(toDetail(restricted, { ...context, viewer: member }).locked).toBeNull();
  });

  it('a live stream has an end and then offers nothing to play, while a recorded one has no end', () => {
    const stream = {
      publish_time: '2026-05-01T11:00:00.000Z',
      live_expiry_time: '2026-05-01T13:00:00.000Z',
      is_restricted: true,
      active_subscription: [{ id: 'gold' }],
    };
    const live = toDetail(makeContent({ ...stream, video_type: 'LIVE' }), context);
    expect(live.live).toMatchObject({ state: 'live', endsAt: stream.live_expiry_time });
    expect(toEnded(live)).toMatchObject({
      live: { state: 'ended' },
      action: { kind: 'ended', labelKey: 'stream_ended', disabled: true },
      locked: null,
    });
    const recorded = toDetail(makeContent({ ...stream, video_type: 'VOD_LIVE' }), context);
    expect(recorded.live.endsAt).toBeUndefined();
  });

  it('a live stream shows no length, while its recording does', () => {
    const stream = { publish_time: '2026-05-01T11:00:00.000Z', duration: 10_800 };
    expect(toDetail(makeContent({ ...stream, video_type: 'LIVE' }), context).duration).toBeNull();
    expect(toDetail(makeContent({ ...stream, video_type: 'VOD_LIVE' }), context).duration?.text).toBe('3 hr');
  });
});
