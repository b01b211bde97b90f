import type { Gateway } from '#app/contract/payment.ts';
import { chargeDueRenewals, checkDuePayments } from '#workers/platform/payment/process-due.ts';
import { createPaymentCase } from './case.ts';
import { gatewayOf } from './gateway-side.ts';
import { type Harness, openHarness } from './harness.ts';
import { makeMerchants, type Shop } from './merchants.ts';
import { type Random, randomFrom } from './random.ts';
import { type Action, interleave, isCrashed, stepsTaken, stepTimers } from './steps.ts';
import { clock, replaceDate } from './time.ts';
import { findViolations, readAccountRows } from './verify.ts';
import { viewerOf } from './viewer.ts';
import { webhookSenderOf } from './webhook-sender.ts';

interface Env {
  DB: D1Database;
  TENANTS: KVNamespace;
}

export interface BatchReport {
  runs: number;
  steps: Record<string, number>;
  /** What does not hold, with the run that shows it. */
  broken: { run: number; account: string; org: Gateway | null; what: string[] }[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const BUYING = [
  'create',
  'atGateway',
  'atGateway',
  'returnFromGateway',
  'messages',
  'check',
  'tamper',
  'forgery',
] as const;
const RENEWING = [
  'renew',
  'renew',
  'renew',
  'check',
  'atBank',
  'cancel',
  'messages',
  'atGateway',
  'create',
] as const;
/** A run has two phases: purchases, and their renewals. */
const PHASES = [
  { names: BUYING, rounds: 4, pauses: [MINUTE_MS, 3 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 9 * HOUR_MS] },
  { names: RENEWING, rounds: 3, pauses: [MINUTE_MS, 6 * MINUTE_MS, HOUR_MS, DAY_MS, 2 * DAY_MS] },
] as const;
/** From the purchase to just before the first renewal of the shortest plan. */
const UNTIL_RENEWAL_MS = 28 * DAY_MS;
/** Open payments are checked after each pause, and renewals are tried; the last pauses only check. */
const FINAL_PAUSES = [DAY_MS, 6 * DAY_MS, 8 * DAY_MS];
const LAST_RENEWAL_PAUSE = 1;
const MAX_BUGS = 20;

/** The participants of one shop: viewer, gateway and webhook sender. */
function participantsOf(harness: Harness, shop: Shop, others: readonly Shop[], random: Random) {
  const paymentCase = createPaymentCase(harness, shop, others, random);
  return {
    ...paymentCase,
    ...viewerOf(paymentCase),
    ...gatewayOf(paymentCase),
    ...webhookSenderOf(paymentCase),
  };
}

type Participants = ReturnType<typeof participantsOf>;

interface Run {
  shop: Shop;
  participants: Participants;
  random: Random;
  hasOutage: boolean;
}

/** Runs payments side by side in one database, each in an account of its own, all on one clock. */
async function runBatch(env: Env, seed: number, from: number, count: number): Promise<BatchReport> {
  const bugs = listenToLogs();
  const harness = openHarness(env.DB, env.TENANTS);
  const shops = await makeMerchants(harness, env.TENANTS, `${seed}-${from}`, count);
  const runs = shops.map((shop, at): Run => {
    const random = randomFrom(seed * 1_000_003 + from + at);
    return {
      shop,
      participants: participantsOf(
        harness,
        shop,
        shops.filter((other) => other !== shop),
        random,
      ),
      random,
      hasOutage: false,
    };
  });
  const steps: Record<string, number> = {};
  stepsTaken.count = 0;
  const time = randomFrom(seed + from);
  for (const { names, rounds, pauses } of PHASES) {
    for (let round = 0; round < rounds; round += 1) {
      const first = round === 0 && names === BUYING ? (['create'] as const) : [];
      await Promise.all(runs.map((run) => playRound(harness, run, { names, first }, steps)));
      clock.ms += time.pick(pauses);
    }
    if (names === BUYING) clock.ms += UNTIL_RENEWAL_MS;
  }
  harness.gateways.endOutages();
  for (const run of runs) await deliverRemaining(harness, run);
  for (const [at, pause] of FINAL_PAUSES.entries()) {
    clock.ms += pause;
    if (at <= LAST_RENEWAL_PAUSE) while ((await chargeDueRenewals(harness.dependencies, clock.now())) > 0);
    // Webhooks of what the last job charged are delivered as well.
    if (at === LAST_RENEWAL_PAUSE) for (const run of runs) await deliverRemaining(harness, run);
    while ((await checkDuePayments(harness.dependencies, clock.now())) > 0);
  }
  return report(harness, runs, steps, bugs);
}

type Name = (typeof BUYING)[number] | (typeof RENEWING)[number];

async function playRound(
  harness: Harness,
  run: Run,
  { names, first }: { names: readonly Name[]; first: readonly Name[] },
  steps: Record<string, number>,
): Promise<void> {
  const { shop, participants, random } = run;
  if (random.chance(0.12)) run.hasOutage = !run.hasOutage;
  harness.gateways.setOutage(shop.account, random, run.hasOutage);
  const round = (work: typeof checkDuePayments) => (): Action => ({
    mayCrash: true,
    run: async () => void (await work(harness.dependencies, clock.now())),
  });
  const kinds = { ...participants, check: round(checkDuePayments), renew: round(chargeDueRenewals) };
  const chosen = [...first, ...Array.from({ length: 1 + random.below(4) }, () => random.pick(names))];
  const actions = chosen.flatMap((name) => {
    steps[name] = (steps[name] ?? 0) + 1;
    return kinds[name]();
  });
  await interleave(shop.account, actions, random);
}

/**
 * At the end half of the shops receive every webhook, the others refunds alone, which nothing else reports.
 */
async function deliverRemaining(harness: Harness, { shop, participants, random }: Run): Promise<void> {
  // PayPal has no lookup by our id: a charge whose response was lost is known by its webhook alone.
  const receivesAll = shop.org === 'PayPal' || random.chance(0.5);
  const refunded = new Set(
    participants
      .charges()
      .flatMap(({ status, id, reference }) => (status === 'refunded' ? [id, reference] : [])),
  );
  for (const message of harness.gateways.deliveriesOf(shop.merchant)) {
    const isRefund = [...refunded].some((id) => message.body.includes(id));
    if (!receivesAll && !isRefund) continue;
    const status = await participants.deliver(message, shop);
    if (status !== 200) participants.violations.push(`a final webhook got the response ${status}`);
  }
}

async function report(
  harness: Harness,
  runs: readonly Run[],
  steps: Record<string, number>,
  bugs: string[],
): Promise<BatchReport> {
  const rowsByAccount = await readAccountRows(
    harness,
    runs.map(({ shop }) => shop),
  );
  const found = runs.map(({ shop, participants }, run) => {
    const own = rowsByAccount.get(shop.account);
    const charges = participants.charges();
    for (const charge of charges) if (charge.timesCharged > 0) steps.charged = (steps.charged ?? 0) + 1;
    for (const { state, failureReason, trialDays } of own?.transactions ?? []) {
      steps[state] = (steps[state] ?? 0) + 1;
      if (trialDays > 0 && state === 'captured') steps.trials = (steps.trials ?? 0) + 1;
      if (failureReason === 'trial') steps.usedTrials = (steps.usedTrials ?? 0) + 1;
      if (failureReason === 'voucher') steps.voucherRefunds = (steps.voucherRefunds ?? 0) + 1;
    }
    const what = [
      ...participants.violations,
      ...(own ? findViolations(own, charges, participants.altered) : []),
    ];
    return { run, account: shop.account, org: shop.org as Gateway | null, what };
  });
  steps.steps = stepsTaken.count;
  if (bugs.length > 0) found.push({ run: -1, account: '', org: null, what: bugs });
  return { runs: runs.length, steps, broken: found.filter(({ what }) => what.length > 0) };
}

/** Silences the platform's log but for errors; those of a crashed process are ignored. */
function listenToLogs(): string[] {
  const bugs: string[] = [];
  console.log = () => {};
  console.warn = () => {};
  console.error = (line: unknown) => {
    const text = String(line);
    const isExpected = isCrashed() || text.includes('payment-mismatch');
    if (!isExpected && bugs.length < MAX_BUGS) bugs.push(text.slice(0, 600));
  };
  return bugs;
}

let isSet = false;

export default {
  async fetch(request, env) {
    if (!isSet) {
      replaceDate();
      stepTimers();
      isSet = true;
    }
    const { seed, from, count } = (await request.json()) as { seed: number; from: number; count: number };
    try {
      return Response.json(await runBatch(env, seed, from, count));
    } catch (thrown) {
      return new Response(thrown instanceof Error ? thrown.stack : String(thrown), { status: 500 });
    }
  },
} satisfies ExportedHandler<Env>;
