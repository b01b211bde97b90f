import type { WatchFinding, WatchRule } from '#app/contract/viewer-support.ts';
import {
  type AccessContent,
  type AccessRejection,
  accessRules,
  isLockedFor,
  liveStateOf,
  unlocksOf,
} from '#app/domain/access.ts';
import type { CallContext } from '#workers/platform/call-context.ts';
import { airingWindow, requireAiring } from '#workers/platform/channel/airing.ts';
import { reachOf } from '#workers/platform/channel/programmes.ts';
import { schedulesOf } from '#workers/platform/channel/schedules-of.ts';
import { planStateOf } from '#workers/platform/domain/plan-state.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { MessageKey } from '#workers/platform/http/translations.ts';
import type { ChannelRow } from '#workers/platform/storage/channel-store.ts';
import type { FullRow, MediaAssetRow } from '#workers/platform/storage/content-store.ts';
import { type HadPlan, toTime, wordsOfLive, wordsOfPlan } from './watch-words.ts';
import { channelRule, titleRule } from './watchable.ts';

/** One thing that a viewer needs in order to watch, and what was found. */
export interface WatchStep extends Found {
  rule: WatchRule;
  passed: boolean;
}

interface Found {
  /** In words for the operator. */
  found: string;
  /** The same for a reader who has words of their own, with what goes with it. */
  finding: WatchFinding;
  start?: Date | null | undefined;
  end?: Date | null | undefined;
  /** Ids of the plans that open it. */
  needed?: string[] | undefined;
  had?: HadPlan[] | undefined;
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
    steps: steps.map(({ reason: _, ...step }) => step),
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
  const passed = account.status === 'ACTIVE';
  const found = `the brand is ${account.status.toLowerCase()}`;
  return {
    rule: 'brand',
    reason: 'account_inactive',
    passed,
    found,
    finding: passed ? 'active' : 'inactive',
  };
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
    ...{ rule: 'channel', reason: 'not_found', passed: channel !== undefined },
    ...(channel
      ? { found: `there is a channel "${channelId}"`, finding: 'there' }
      : { found: `there is no channel "${channelId}"`, finding: 'missing' }),
  });
  if (!channel) return steps;
  return [...steps, ...channelSteps(question, facts, row, channel), mediaStep(row, facts.asset)];
}

function titleStep(contentId: string, { publication }: Facts): Step {
  const passed = publication?.isPublished ?? false;
  const step = { rule: 'title', reason: 'not_found', passed } as const;
  if (!publication) return { ...step, found: `there is no title "${contentId}"`, finding: 'missing' };
  return passed
    ? { ...step, found: `"${contentId}" is published`, finding: 'published' }
    : { ...step, found: `"${contentId}" is not published`, finding: 'hidden' };
}

function ruleSteps({ user, now }: WatchQuestion, { active, plans }: Facts, rule: AccessContent): Step[] {
  const activeIds = active.map(({ planId }) => planId);
  const had = plans.map((plan): HadPlan => ({ planId: plan.planId, ...planStateOf(plan, now) }));
  const found: Record<AccessRejection, Found> = {
    ended: findLive(rule, now),
    login: findSignIn(rule, user),
    plan: findPlan(rule, activeIds, had),
    upcoming: findLive(rule, now),
  };
  return accessRules(rule, user, activeIds, now).map(({ reason, passed }) => ({
    ...RULES[reason],
    ...found[reason],
    passed,
  }));
}

function channelSteps(question: WatchQuestion, facts: Facts, row: FullRow, channel: ChannelRow): Step[] {
  return [...ruleSteps(question, facts, channelRule(row, channel)), airingStep(facts, row, question.now)];
}

function airingStep({ programmes }: Facts, row: FullRow, now: Date): Step {
  const rule = 'on-air';
  try {
    const { startMs, endMs } = requireAiring(programmes, row, now);
    return {
      ...{ rule, reason: 'not_found', passed: true, finding: 'on-air' },
      ...{ start: new Date(startMs), end: new Date(endMs) },
      found: `on from ${toTime(startMs)} to ${toTime(endMs)}`,
    };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const step = { rule, reason: error.key, passed: false } as const;
    const own = programmes.filter(({ contentId }) => contentId === row.contentId);
    const next = own.find(({ startMs }) => startMs > now.getTime());
    if (!next)
      return {
        ...step,
        finding: 'never-airs',
        found: 'not on this channel within its week of catch-up, or live and over',
      };
    const start = new Date(next.startMs);
    return { ...step, finding: 'airs-at', start, found: `on from ${toTime(start)}` };
  }
}

function mediaStep({ streamLink }: FullRow, asset: MediaAssetRow | undefined): Step {
  const step = { rule: 'media', reason: 'nothing_to_play' } as const;
  if (streamLink) return { ...step, passed: true, finding: 'stream', found: `plays ${streamLink}` };
  if (asset) return { ...step, passed: true, finding: 'asset', found: `plays the asset ${asset.id}` };
  return { ...step, passed: false, finding: 'missing', found: 'neither an asset nor a stream address' };
}

function findLive(rule: AccessContent, now: Date): Found {
  const toDate = (moment: AccessContent['publish_time']) => (moment ? new Date(moment) : null);
  return {
    found: wordsOfLive(rule, now),
    finding: liveStateOf(rule, now),
    start: toDate(rule.publish_time),
    end: toDate(rule.live_expiry_time),
  };
}

function findSignIn(rule: AccessContent, user: WatchQuestion['user']): Found {
  const isNeeded = Boolean(rule.is_restricted || rule.is_login_required);
  return {
    found: `${isNeeded ? 'requires signing in' : 'open to guests'}; ${user ? user.email : 'a guest'}`,
    finding: isNeeded ? 'needed' : 'not-needed',
  };
}

function findPlan(rule: AccessContent, activeIds: readonly string[], had: HadPlan[]): Found {
  if (!rule.is_restricted) return { found: wordsOfPlan(null, had), finding: 'none-needed' };
  const { subscriptions, payPerViews } = unlocksOf(rule);
  const needed = [...subscriptions, ...payPerViews];
  const lacking = needed.length > 0 ? 'lacks-plan' : 'in-no-plan';
  return {
    ...{ found: wordsOfPlan(needed, had), needed, had },
    finding: isLockedFor(rule, activeIds) ? lacking : 'has-plan',
  };
}
