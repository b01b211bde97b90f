import { describe, expect, it } from 'vitest';
import { type AccessContent, accessTo } from '#app/domain/access.ts';
import { toLocked } from '#app/features/playback/access/locked.ts';
import { channelAction, playAction, playlistAction } from '#app/features/playback/access/play-action.ts';
import type { PlaySubject } from '#app/features/playback/access/play-subject.ts';
import type { Viewer } from '#app/features/playback/access/viewer.ts';
import {
  BUYERS,
  CASES,
  type Case,
  CHANNEL_CASES,
  expectedOutcome,
  LABELS,
  NOW,
  PROTECTIONS,
  RESUMES,
  SALES,
  SELLS,
  SOLD_BY,
  STATES,
  VIEWERS,
} from './access-table.ts';

const PLANS = { active_subscription: [{ id: 'gold' }], active_ppv_subscription: [{ id: 'ticket' }] };

const contentOf = ({ protection, state }: Case) => ({
  content_id: 'film',
  ...PLANS,
  ...STATES[state],
  ...PROTECTIONS[protection],
});
const playlistOf = (row: Case) => ({ ...contentOf(row), content_id: 'list', video_type: 'PLAYLIST' });
const channelOf = ({ protection }: Case) => ({
  _id: 'one',
  active_subscription: [{ _id: 'gold' }],
  active_ppv: [{ _id: 'ticket' }],
  ...PROTECTIONS[protection],
});

const viewerOf = ({ who }: Case): Viewer => {
  const owned = VIEWERS[who];
  return owned && { planIds: [...owned] };
};
const outcomeOf = ({ protection, state, who }: Case) => expectedOutcome(protection, state, who);
const nameOf = ({ protection, state, who }: Case) => `${protection}, ${state}, for ${who}`;
const named = (cases: Case[]) => cases.map((row) => [nameOf(row), row] as const);

function decide(content: AccessContent, row: Case): string {
  const viewer = viewerOf(row);
  const access = accessTo(content, viewer, viewer?.planIds ?? [], NOW);
  if (access.playable) return 'plays';
  expect(access.unlocks).toEqual(['gold', 'ticket']);
  return access.reason;
}

/** Where each kind of denial leads, by kind of title. */
const DETOURS = {
  content: {
    login: '/login?redirectTo=%2Fwatch%2Ffilm',
    back: '%2Fwatch%2Ffilm',
    offers: '/pricing/film?redirectTo=%2Fwatch%2Ffilm',
  },
  playlist: {
    login: '/login?redirectTo=%2Fplaylist%2Flist',
    back: '%2Fplaylist%2Flist',
    offers: '/pricing/list?redirectTo=%2Fplaylist%2Flist',
  },
  channel: {
    login: '/login?redirectTo=%2Fchannel%2Fone',
    back: '%2Fchannel%2Fone',
    offers: '/pricing/one?redirectTo=%2Fchannel%2Fone',
  },
} satisfies Record<PlaySubject['kind'], unknown>;

const signInFor = (path: string) => `/login?${new URLSearchParams({ redirectTo: path })}`;
const plansOf = (kind: PlaySubject['kind']) =>
  `/pricing?plans=gold%2Cticket&redirectTo=${DETOURS[kind].back}`;

it('the decision table covers every combination', () => {
  expect(CASES).toHaveLength(4 * 7 * 5);
  expect(new Set(CASES.map(nameOf)).size).toBe(CASES.length);
});

describe('accessTo', () => {
  it.each(named(CASES))('access to a content follows the table: %s', (_, row) => {
    expect(decide(contentOf(row), row)).toBe(outcomeOf(row));
  });

  it.each(named(CHANNEL_CASES))('access to a playlist follows the table: %s', (_, row) => {
    expect(decide(playlistOf(row), row)).toBe(outcomeOf(row));
  });

  it.each(named(CHANNEL_CASES))('access to a channel follows the table: %s', (_, row) => {
    expect(decide(channelOf(row), row)).toBe(outcomeOf(row));
  });
});

describe('accessTo of what is sold in several ways', () => {
  it.each(SALES.map((row) => [`${row.soldBy}, for ${row.who}`, row] as const))(
    'the sale decides who may watch: %s',
    (_, { soldBy, who }) => {
      const owned = VIEWERS[who];
      const access = accessTo({ ...SOLD_BY[soldBy], is_restricted: true }, owned, owned ?? [], NOW);
      const isOpen = BUYERS[soldBy].includes(who);
      expect(access.playable).toBe(isOpen);
      if (!access.playable) expect(access.reason).toBe(who === 'a guest' ? 'login' : 'plan');
    },
  );
});

describe('playAction, playlistAction and channelAction', () => {
  it.each(named(CASES))('the button of a content follows the table: %s', (_, row) => {
    const outcome = outcomeOf(row);
    const action = playAction(contentOf(row), viewerOf(row), NOW);
    expect(action.labelKey).toBe(LABELS[row.state][outcome]);
    expect('href' in action ? action.href : 'disabled').toBe(expectedHref(row, outcome));
  });

  it.each(named(CASES))('the button resumes at a stored position where the title plays: %s', (_, row) => {
    const outcome = outcomeOf(row);
    const action = playAction(contentOf(row), viewerOf(row), NOW, 90);
    const resumes = outcome === 'plays' && RESUMES[row.state];
    expect(action.labelKey).toBe(resumes ? 'resume_watching' : LABELS[row.state][outcome]);
    // The restart icon is rendered beside resuming, and only there.
    expect('restartHref' in action ? action.restartHref : null).toBe(resumes ? '/watch/film?t=0' : null);
  });

  it.each(named(CHANNEL_CASES))('the button of a playlist follows the table: %s', (_, row) => {
    const action = playlistAction(playlistOf(row), viewerOf(row), NOW, '/start');
    expect(action).toMatchObject(expectedStart('playlist', row));
    expect(playlistAction(playlistOf(row), viewerOf(row), NOW, null)).toBeNull();
  });

  it.each(named(CHANNEL_CASES))('the button of a channel follows the table: %s', (_, row) => {
    const action = channelAction(channelOf(row), viewerOf(row), NOW, '/start');
    expect(action).toMatchObject(expectedStart('channel', row));
  });
});

function expectedHref({ state }: Case, outcome: string): string {
  // Before it begins a guest has nothing to press, though he would have to sign in for it.
  const isUpcoming = state === 'a stream to come' || state === 'a recorded stream to come';
  if (outcome === 'ended' || outcome === 'upcoming' || (isUpcoming && outcome === 'login')) return 'disabled';
  if (outcome === 'login') return DETOURS.content.login;
  return outcome === 'plan' ? plansOf('content') : '/watch/film';
}

function expectedStart(kind: 'playlist' | 'channel', row: Case) {
  switch (outcomeOf(row)) {
    case 'login':
      return { kind: 'sign-in', labelKey: 'watch_now', href: DETOURS[kind].login };
    case 'plan':
      return { kind: 'upgrade', labelKey: 'upgrade_plan', href: plansOf(kind) };
    default:
      return { kind: 'play', labelKey: 'watch_now', href: '/start' };
  }
}

describe('toLocked', () => {
  const subjects = [
    ['content', { kind: 'content', id: 'film' }, contentOf, CASES],
    ['playlist', { kind: 'playlist', id: 'list' }, playlistOf, CHANNEL_CASES],
    ['channel', { kind: 'channel', id: 'one' }, channelOf, CHANNEL_CASES],
  ] as const;

  describe.each(subjects)('toLocked for a %s', (kind, subject, make, cases) => {
    it.each(named([...cases]))('the banner sells what the table has: %s', (_, row) => {
      expect(toLocked(subject, make(row), viewerOf(row), NOW)).toEqual(expectedBanner(kind, row));
    });
  });

  /**
   * Guests are led to sign in by every button, on the way to what it sells; members to the plans, and to the
   * title's own offers.
   */
  function expectedBanner(kind: PlaySubject['kind'], row: Case) {
    const outcome = outcomeOf(row);
    if (outcome !== 'login' && outcome !== 'plan') return null;
    if (row.protection === 'login-only') return { kind: 'sign-in', href: DETOURS[kind].login };
    const isGuest = outcome === 'login';
    const sold = SELLS[row.state];
    return {
      kind: 'plan',
      subject: kind,
      href: isGuest ? DETOURS[kind].login : plansOf(kind),
      buy: sold && { labelKey: sold, href: isGuest ? signInFor(DETOURS[kind].offers) : DETOURS[kind].offers },
      isGuest,
    };
  }
});
