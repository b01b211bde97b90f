/**
 * The table of viewer.md §4, written out by hand: what a viewer of each standing meets at each state of a
 * title. The tests walk the product of every column and row; nothing here is computed from the code under
 * test.
 */

export const NOW = new Date('2026-03-01T20:00:00Z');
export const EARLIER = '2026-03-01T19:00:00.000Z';
export const UPCOMING_TIME = '2026-03-01T21:00:00.000Z';

/** What a title is and when. */
export const STATES = {
  'a film': { video_type: 'SPV' },
  'a stream to come': { video_type: 'LIVE', publish_time: UPCOMING_TIME },
  'a running stream': { video_type: 'LIVE', publish_time: EARLIER, live_expiry_time: UPCOMING_TIME },
  'a stream that is over': { video_type: 'LIVE', publish_time: EARLIER, live_expiry_time: EARLIER },
  'a recorded stream to come': { video_type: 'VOD_LIVE', publish_time: UPCOMING_TIME },
  'a running recorded stream': {
    video_type: 'VOD_LIVE',
    publish_time: EARLIER,
    live_expiry_time: UPCOMING_TIME,
  },
  'a recording': { video_type: 'VOD_LIVE', publish_time: EARLIER, live_expiry_time: EARLIER },
} as const;
export type State = keyof typeof STATES;

/** The viewer: `owns` is what runs for him now. */
export const VIEWERS = {
  'a guest': null,
  'a member': [],
  'a subscriber': ['gold'],
  'a ticket holder': ['ticket'],
  'a subscriber of another plan': ['silver'],
} as const;
export type Who = keyof typeof VIEWERS;

/** What the title requires. */
export const PROTECTIONS = {
  open: {},
  'login-only': { is_login_required: true },
  restricted: { is_restricted: true },
  'restricted and login-only': { is_restricted: true, is_login_required: true },
} as const;
export type Protection = keyof typeof PROTECTIONS;

/**
 * What it is sold by, under either of the names that services give a plan's id; and who of `VIEWERS` may
 * therefore play.
 */
export const SOLD_BY = {
  'a plan': { active_subscription: [{ id: 'gold' }] },
  'a plan, by _id': { active_subscription: [{ _id: 'gold' }] },
  'a ticket': { active_ppv_subscription: [{ id: 'ticket' }] },
  'a ticket, by _id': { active_ppv_subscription: [{ _id: 'ticket' }] },
  'a ticket, by the channels’ name': { active_ppv: [{ _id: 'ticket' }] },
  'a plan or a ticket': {
    active_subscription: [{ id: 'gold' }],
    active_ppv_subscription: [{ _id: 'ticket' }],
  },
  'one of two plans': { active_subscription: [{ id: 'bronze' }, { _id: 'gold' }] },
  'nothing that is listed': {},
  'empty lists': { active_subscription: [], active_ppv_subscription: [] },
  'lists that are null': { active_subscription: null, active_ppv_subscription: null },
  'entries without an id': { active_subscription: [{}], active_ppv_subscription: [{}] },
} as const;
export type SoldBy = keyof typeof SOLD_BY;

const PLAN_ONLY: readonly Who[] = ['a subscriber'];
const TICKET_ONLY: readonly Who[] = ['a ticket holder'];

/**
 * viewer.md §4: an active subscription or pay-per-view whose id matches one of the content's ids, and nothing
 * else.
 */
export const BUYERS: Record<SoldBy, readonly Who[]> = {
  'a plan': PLAN_ONLY,
  'a plan, by _id': PLAN_ONLY,
  'a ticket': TICKET_ONLY,
  'a ticket, by _id': TICKET_ONLY,
  'a ticket, by the channels’ name': TICKET_ONLY,
  'a plan or a ticket': ['a subscriber', 'a ticket holder'],
  'one of two plans': PLAN_ONLY,
  'nothing that is listed': [],
  'empty lists': [],
  'lists that are null': [],
  'entries without an id': [],
};

export type Outcome = 'plays' | 'login' | 'plan' | 'upcoming' | 'ended';

/** viewer.md §4, Access: by protection, the standing of the viewer. */
const ACCESS: Record<Protection, Record<Who, 'plays' | 'login' | 'plan'>> = {
  open: {
    'a guest': 'plays',
    'a member': 'plays',
    'a subscriber': 'plays',
    'a ticket holder': 'plays',
    'a subscriber of another plan': 'plays',
  },
  'login-only': {
    'a guest': 'login',
    'a member': 'plays',
    'a subscriber': 'plays',
    'a ticket holder': 'plays',
    'a subscriber of another plan': 'plays',
  },
  restricted: {
    'a guest': 'login',
    'a member': 'plan',
    'a subscriber': 'plays',
    'a ticket holder': 'plays',
    'a subscriber of another plan': 'plan',
  },
  'restricted and login-only': {
    'a guest': 'login',
    'a member': 'plan',
    'a subscriber': 'plays',
    'a ticket holder': 'plays',
    'a subscriber of another plan': 'plan',
  },
};

/**
 * viewer.md §4, Live states: what time does to each kind of access. What is over requires nothing any more.
 */
const IN_TIME: Record<State, Record<'plays' | 'login' | 'plan', Outcome>> = {
  'a film': { plays: 'plays', login: 'login', plan: 'plan' },
  'a stream to come': { plays: 'upcoming', login: 'login', plan: 'plan' },
  'a running stream': { plays: 'plays', login: 'login', plan: 'plan' },
  'a stream that is over': { plays: 'ended', login: 'ended', plan: 'ended' },
  'a recorded stream to come': { plays: 'upcoming', login: 'login', plan: 'plan' },
  'a running recorded stream': { plays: 'plays', login: 'login', plan: 'plan' },
  'a recording': { plays: 'plays', login: 'login', plan: 'plan' },
};

/** viewer.md §4: the words on the button, by state and outcome; a guest reads what a member would. */
export const LABELS: Record<State, Partial<Record<Outcome, string>>> = {
  'a film': { plays: 'watch_now', login: 'watch_now', plan: 'upgrade_plan' },
  'a stream to come': { upcoming: 'upcoming', login: 'upcoming', plan: 'upgrade_plan' },
  'a running stream': { plays: 'playing_now', login: 'playing_now', plan: 'upgrade_plan' },
  'a stream that is over': { ended: 'stream_ended' },
  'a recorded stream to come': { upcoming: 'upcoming', login: 'upcoming', plan: 'upgrade_plan' },
  'a running recorded stream': { plays: 'watch_now', login: 'watch_now', plan: 'upgrade_plan' },
  'a recording': { plays: 'watch_now', login: 'watch_now', plan: 'upgrade_plan' },
};

/** With a stored position: whatever is a recording goes on from there, a stream is joined where it is. */
export const RESUMES: Record<State, boolean> = {
  'a film': true,
  'a stream to come': false,
  'a running stream': false,
  'a stream that is over': false,
  'a recorded stream to come': false,
  'a running recorded stream': true,
  'a recording': true,
};

/** viewer.md §4: restricted live content has a ticket to buy while there is something to come. */
export const SELLS: Record<State, 'buy_ticket' | 'buy_bundle' | null> = {
  'a film': 'buy_bundle',
  'a stream to come': 'buy_ticket',
  'a running stream': 'buy_ticket',
  'a stream that is over': null,
  'a recorded stream to come': 'buy_ticket',
  'a running recorded stream': 'buy_ticket',
  'a recording': 'buy_bundle',
};

export function expectedOutcome(protection: Protection, state: State, who: Who): Outcome {
  return IN_TIME[state][ACCESS[protection][who]];
}

export interface Case {
  protection: Protection;
  state: State;
  who: Who;
}

function keysOf<Key extends string>(table: Record<Key, unknown>): Key[] {
  return Object.keys(table) as Key[];
}

/** 4 protections × 7 states × 5 viewers. */
export const CASES: Case[] = keysOf(PROTECTIONS).flatMap((protection) =>
  keysOf(STATES).flatMap((state) => keysOf(VIEWERS).map((who) => ({ protection, state, who }))),
);

/** Channels know no live state of their own. */
export const CHANNEL_CASES = CASES.filter(({ state }) => state === 'a film');

/** 11 ways to be sold × 5 viewers, of a restricted title. */
export const SALES: { soldBy: SoldBy; who: Who }[] = keysOf(SOLD_BY).flatMap((soldBy) =>
  keysOf(VIEWERS).map((who) => ({ soldBy, who })),
);
