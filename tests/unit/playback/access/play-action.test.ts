import { describe, expect, it } from 'vitest';
import { playAction, type Viewer } from '#app/features/playback/access/play-action.ts';

const NOW = new Date('2026-03-01T20:00:00Z');
const EARLIER = '2026-03-01T19:00:00Z';
const UPCOMING_TIME = '2026-03-01T21:00:00Z';

const viewers = {
  guest: null,
  member: { planIds: [] },
  subscriber: { planIds: ['gold'] },
} satisfies Record<string, Viewer>;

const contents = {
  free: { video_type: 'SPV' },
  'login-only': { video_type: 'SPV', is_login_required: true },
  restricted: { video_type: 'SPV', is_restricted: true, active_subscription: [{ _id: 'gold' }] },
  'pay-per-view': { video_type: 'SPV', is_restricted: true, active_ppv_subscription: [{ id: 'gold' }] },
  'upcoming live': { video_type: 'LIVE', publish_time: UPCOMING_TIME },
  'upcoming restricted live': {
    video_type: 'LIVE',
    publish_time: UPCOMING_TIME,
    is_restricted: true,
    active_subscription: [{ id: 'gold' }],
  },
  'running live': { video_type: 'LIVE', publish_time: EARLIER, live_expiry_time: UPCOMING_TIME },
  'running VOD_LIVE': { video_type: 'VOD_LIVE', publish_time: EARLIER, live_expiry_time: UPCOMING_TIME },
  'ended live': { video_type: 'LIVE', publish_time: EARLIER, live_expiry_time: EARLIER },
  'past VOD_LIVE': { video_type: 'VOD_LIVE', publish_time: EARLIER, live_expiry_time: EARLIER },
} as const;

type Row = [
  content: keyof typeof contents,
  viewer: keyof typeof viewers,
  resume: number | null,
  kind: string,
  labelKey: string,
];

const rows: Row[] = [
  ['free', 'guest', null, 'play', 'watch_now'],
  ['free', 'member', 0, 'play', 'watch_now'],
  ['free', 'member', 0.4, 'play', 'watch_now'],
  ['free', 'member', 90, 'resume', 'resume_watching'],
  ['login-only', 'guest', null, 'sign-in', 'watch_now'],
  ['login-only', 'member', null, 'play', 'watch_now'],
  ['restricted', 'guest', null, 'sign-in', 'watch_now'],
  ['restricted', 'member', null, 'upgrade', 'upgrade_plan'],
  ['restricted', 'member', 90, 'upgrade', 'upgrade_plan'],
  ['restricted', 'subscriber', null, 'play', 'watch_now'],
  ['restricted', 'subscriber', 90, 'resume', 'resume_watching'],
  ['pay-per-view', 'member', null, 'upgrade', 'upgrade_plan'],
  ['pay-per-view', 'subscriber', null, 'play', 'watch_now'],
  ['upcoming live', 'guest', null, 'upcoming', 'upcoming'],
  ['upcoming live', 'member', 90, 'upcoming', 'upcoming'],
  ['upcoming restricted live', 'guest', null, 'upcoming', 'upcoming'],
  ['upcoming restricted live', 'member', null, 'upgrade', 'upgrade_plan'],
  ['upcoming restricted live', 'subscriber', null, 'upcoming', 'upcoming'],
  ['running live', 'guest', null, 'play', 'playing_now'],
  ['running live', 'member', 90, 'play', 'playing_now'],
  ['running VOD_LIVE', 'guest', null, 'play', 'watch_now'],
  ['ended live', 'guest', null, 'ended', 'stream_ended'],
  ['ended live', 'subscriber', 90, 'ended', 'stream_ended'],
  ['past VOD_LIVE', 'member', null, 'play', 'watch_now'],
  ['past VOD_LIVE', 'member', 90, 'resume', 'resume_watching'],
];

describe('playAction', () => {
  it.each(rows)(
    'the button of %s content for a %s with position %s is %s, with the text "%s"',
    (content, viewer, resume, kind, labelKey) => {
      const action = playAction({ content_id: 'film', ...contents[content] }, viewers[viewer], NOW, resume);
      expect(action).toMatchObject({ kind, labelKey });
      expect('href' in action).toBe(kind !== 'upcoming' && kind !== 'ended');
    },
  );

  it('the button leads a guest to sign in and back to the film', () => {
    const action = playAction({ content_id: 'film', ...contents.restricted }, null, NOW);
    expect(action).toMatchObject({ href: '/login?redirectTo=%2Fwatch%2Ffilm' });
  });

  it('the button leads a member to the needed plans and back', () => {
    const action = playAction({ content_id: 'film', ...contents.restricted }, viewers.member, NOW);
    expect(action).toMatchObject({ href: '/pricing?plans=gold&redirectTo=%2Fwatch%2Ffilm' });
  });

  it('the action offers a restart beside resuming', () => {
    const action = playAction({ content_id: 'film', ...contents.free }, viewers.member, NOW, 90);
    expect(action).toMatchObject({ href: '/watch/film', restartHref: '/watch/film?t=0' });
  });
});
