import {
  type AccessContent,
  type AccessRejection,
  accessRules,
  liveStateOf,
  unlocksOf,
} from '#app/domain/access.ts';
import type { CallContext } from '#workers/platform/call-context.ts';
import { airingWindow, requireAiring } from '#workers/platform/channel/airing.ts';
import { reachOf } from '#workers/platform/channel/programmes.ts';
import { schedulesOf } from '#workers/platform/channel/schedules-of.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { MessageKey } from '#workers/platform/http/translations.ts';
import type { ChannelRow } from '#workers/platform/storage/channel-store.ts';
import type { FullRow, MediaAssetRow } from '#workers/platform/storage/content-store.ts';
import { channelRule, titleRule } from './watchable.ts';

/** One thing that a viewer needs in order to watch, and what was found. */
export interface WatchStep {
  rule: 'brand' | 'title' | 'channel' | 'not-over' | 'sign-in' | 'plan' | 'begun' | 'on-air' | 'media';
  /** In words for the operator. */
  found: string;
  passed: boolean;
}

/** Whether a viewer may watch a title now, and everything that decides it, in the order in which it does. */
export interface WatchTrace {
  playable: boolean;
  /** The message of the watch call's own rejection; null where it plays. */
  reason: MessageKey | null;
  steps: WatchStep[];
  /** Where it would be played from another host; null for files of our own. */
  streamLink: string | null;
}

export interface WatchQuestion extends Pick<CallContext, 'store' | 'account' | 'now'> {
  /** Null for a guest; a viewer counts as signed in. */
  user: { id: string; email: string } | null;
  contentId: string;
  channelId: string | null;
}

type Step = WatchStep & { reason: MessageKey };
type Facts = Awaited<ReturnType<typeof readFacts>>;
type PlanPeriod = Facts['plans'][number];

const RULES: Record<AccessRejection, Pick<Step, 'rule' | 'reason'>> = {
  ended: { rule: 'not-over', reason: 'stream_ended' },
  login: { rule: 'sign-in', reason: 'login_needed' },
  plan: { rule: 'plan', reason: 'plan_needed' },
  upcoming: { rule: 'begun', reason: 'not_started' },
};

/** What the watch call would do for this viewer, by the same rules, and why. Nothing of the viewer is changed. */
export async function explainWatch(question: WatchQuestion): Promise<WatchTrace> {
  const facts = await readFacts(question);
  const steps = [brandStep(question), ...stepsOf(question, facts)];
  const failed = steps.find(({ passed }) => !passed);
  return {
    playable: failed === undefined,
    reason: failed?.reason ?? null,
    steps: steps.map(({ rule, found, passed }) => ({ rule, found, passed })),
    streamLink: facts.row?.streamLink ?? null,
  };
}

async function readFacts({ store, now, user, contentId, channelId }: WatchQuestion) {
  const channelIds = channelId === null ? [] : [channelId];
  const [[publication], [row], [asset], active, plans, [channel], slots, dated] = await store.batch([
    store.content.publication(contentId),
    store.content.detail(contentId),
    store.content.assetOf(contentId),
    store.users.activePlanIds(user?.id ?? '', now),
    store.users.allPlans(user?.id ?? '', now),
    store.channels.one(channelId ?? ''),
    store.channels.slots(channelIds),
    store.channels.dated(channelIds, reachOf(airingWindow(now))),
  ]);
  const programmes = schedulesOf(slots, dated, airingWindow(now))(channelId ?? '');
  return { publication, row, asset, active, plans, channel, programmes };
}

function brandStep({ account }: WatchQuestion): Step {
  const found = `the brand is ${account.status.toLowerCase()}`;
  return { rule: 'brand', reason: 'account_inactive', found, passed: account.status === 'ACTIVE' };
}

/** Up to what is not there: without it nothing further can be found. */
function stepsOf(question: WatchQuestion, facts: Facts): Step[] {
  const { contentId, channelId } = question;
  const { row, channel } = facts;
  const steps: Step[] = [titleStep(contentId, facts)];
  if (!row) return steps;
  if (channelId === null)
    return [...steps, ...ruleSteps(question, facts, titleRule(row)), mediaStep(row, facts.asset)];
  steps.push({
    rule: 'channel',
    reason: 'not_found',
    found: channel ? `there is a channel "${channelId}"` : `there is no channel "${channelId}"`,
    passed: channel !== undefined,
  });
  if (!channel) return steps;
  return [...steps, ...channelSteps(question, facts, row, channel), mediaStep(row, facts.asset)];
}

function titleStep(contentId: string, { publication }: Facts): Step {
  const what = publication?.isPublished ? 'is published' : 'is not published';
  return {
    rule: 'title',
    reason: 'not_found',
    found: publication ? `"${contentId}" ${what}` : `there is no title "${contentId}"`,
    passed: publication?.isPublished ?? false,
  };
}

function ruleSteps({ user, now }: WatchQuestion, { active, plans }: Facts, rule: AccessContent): Step[] {
  const found: Record<AccessRejection, string> = {
    ended: wordsOfLive(rule, now),
    login: wordsOfSignIn(rule, user),
    plan: wordsOfPlan(rule, plans, now),
    upcoming: wordsOfLive(rule, now),
  };
  const activeIds = active.map(({ planId }) => planId);
  return accessRules(rule, user, activeIds, now).map(({ reason, passed }) => ({
    ...RULES[reason],
    found: found[reason],
    passed,
  }));
}

function channelSteps(question: WatchQuestion, facts: Facts, row: FullRow, channel: ChannelRow): Step[] {
  return [...ruleSteps(question, facts, channelRule(row, channel)), airingStep(facts, row, question.now)];
}

function airingStep({ programmes }: Facts, row: FullRow, now: Date): Step {
  try {
    const { startMs, endMs } = requireAiring(programmes, row, now);
    return {
      rule: 'on-air',
      reason: 'not_found',
      found: `on from ${toTime(startMs)} to ${toTime(endMs)}`,
      passed: true,
    };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const own = programmes.filter(({ contentId }) => contentId === row.contentId);
    const next = own.find(({ startMs }) => startMs > now.getTime());
    const found = next
      ? `on from ${toTime(next.startMs)}`
      : 'not on this channel within its week of catch-up, or live and over';
    return { rule: 'on-air', reason: error.key, found, passed: false };
  }
}

function mediaStep({ streamLink }: FullRow, asset: MediaAssetRow | undefined): Step {
  const found = streamLink
    ? `plays ${streamLink}`
    : asset
      ? `plays the asset ${asset.id}`
      : 'neither an asset nor a stream address';
  return {
    rule: 'media',
    reason: 'nothing_to_play',
    found,
    passed: Boolean(streamLink) || asset !== undefined,
  };
}

function wordsOfLive(rule: AccessContent, now: Date): string {
  const { publish_time: start, live_expiry_time: end } = rule;
  switch (liveStateOf(rule, now)) {
    case 'not-live':
      return 'not a live stream';
    case 'upcoming':
      return `begins at ${toTime(start)}`;
    case 'ended':
      return `ended at ${toTime(end)}`;
    case 'live':
      return end ? `on until ${toTime(end)}` : 'on, without an end';
  }
}

function wordsOfSignIn(rule: AccessContent, user: WatchQuestion['user']): string {
  const needs = rule.is_restricted || rule.is_login_required ? 'requires signing in' : 'open to guests';
  return `${needs}; ${user ? user.email : 'a guest'}`;
}

function wordsOfPlan(rule: AccessContent, plans: readonly PlanPeriod[], now: Date): string {
  if (!rule.is_restricted) return 'needs no plan';
  const { subscriptions, payPerViews } = unlocksOf(rule);
  const needed = [...subscriptions, ...payPerViews];
  const had = plans.map((plan) => `${plan.planId} ${wordsOfPeriod(plan, now)}`);
  return `needs ${needed.length > 0 ? `one of ${needed.join(', ')}` : 'a plan, but is in none'}; has ${had.join(', ') || 'none'}`;
}

function wordsOfPeriod({ startTime, endTime, revokedTime, graceEndMs }: PlanPeriod, now: Date): string {
  if (graceEndMs !== null) return `in grace until ${toTime(graceEndMs)}`;
  if (revokedTime !== null && revokedTime <= now) return `refunded at ${toTime(revokedTime)}`;
  if (startTime > now) return `from ${toTime(startTime)}`;
  return endTime > now ? `until ${toTime(endTime)}` : `ended at ${toTime(endTime)}`;
}

function toTime(moment: AccessContent['publish_time']): string {
  return moment === null || moment === undefined ? 'no time' : new Date(moment).toISOString().slice(0, 16);
}
