import { describe, expect, it } from 'vitest';
import { toDetail, toLockedNotice } from '#app/features/catalogue/detail-model.ts';
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
  it('shows rating and count only with the permission, and only where somebody rated', () => {
    const rated = makeContent({ average_rating: 4.26, review_count: 1284 });
    expect(toDetail(rated, context).rating).toEqual({ average: '4.3', count: '1.2K', countValue: 1284 });
    expect(toDetail(rated, { ...context, showRating: false }).rating).toBeNull();
    expect(toDetail(makeContent({ average_rating: 0, review_count: 0 }), context).rating).toBeNull();
    const uncounted = toDetail(makeContent({ average_rating: 4 }), context).rating;
    expect(uncounted).toEqual({ average: '4.0', count: undefined, countValue: 0 });
  });

  it('writes the date in the account’s order', () => {
    const detail = toDetail(makeContent({ release_time: '2024-05-31T00:00:00.000Z' }), {
      ...context,
      dateFormat: 'MMDDYYYY',
    });
    expect(detail.released).toEqual({ iso: '2024-05-31', text: '05/31/2024' });
  });

  it('offers to show more of a long description only', () => {
    expect(toDetail(makeContent({ description: 'Short.' }), context).isLongDescription).toBe(false);
    expect(toDetail(makeContent({ description: 'x'.repeat(400) }), context).isLongDescription).toBe(true);
  });

  it('resumes where the viewer stopped', () => {
    const { action } = toDetail(makeContent(), { ...context, viewer: member, resumeSeconds: 60 });
    expect(action?.kind).toBe('resume');
  });
});

describe('toLockedNotice', () => {
  const restricted = { is_restricted: true, active_subscription: [{ id: 'gold' }] };

  it('is silent where the viewer may watch', () => {
    expect(toLockedNotice(makeContent(), null, now)).toBeNull();
    expect(toLockedNotice(makeContent(restricted), member, now)).toBeNull();
  });

  it('asks a guest to sign in for what needs no more', () => {
    expect(toLockedNotice(makeContent({ is_login_required: true }), null, now)?.kind).toBe('sign-in');
  });

  it('names the plan to a member without it, and leads a guest to sign in and back', () => {
    const notice = toLockedNotice(makeContent(restricted), { planIds: [] }, now);
    expect(notice?.kind).toBe('upgrade');
    expect(notice?.href).toContain('/pricing?plans=gold');
    expect(toLockedNotice(makeContent(restricted), null, now)).toEqual({
      kind: 'upgrade',
      href: '/login?redirectTo=%2Fwatch%2Fthe-salt-road',
    });
  });

  it('sells a ticket for a restricted stream', () => {
    const live = makeContent({ ...restricted, video_type: 'LIVE', publish_time: '2026-04-30T00:00:00.000Z' });
    expect(toLockedNotice(live, { planIds: [] }, now)).toMatchObject({
      kind: 'ticket',
      href: '/pricing/the-salt-road',
    });
    expect(toLockedNotice(live, null, now)?.href).toBe('/login?redirectTo=%2Fwatch%2Fthe-salt-road');
  });

  it('has nothing to unlock once a stream is over', () => {
    const over = makeContent({
      ...restricted,
      video_type: 'LIVE',
      live_expiry_time: '2026-05-01T11:00:00.000Z',
    });
    expect(toLockedNotice(over, null, now)).toBeNull();
  });
});
