import { DUE_DAYS, TOP_TITLES } from '#app/contract/figures.ts';
import { DAY_MS, startOf, toDay } from '#workers/platform/analytics/days.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';

/** A player that plays reports twice as often. */
const SILENT_MS = 60_000;

export type FigureRows = Awaited<ReturnType<typeof readFigures>>;

/** Of the days, and of as many before them, in one round trip. */
export async function readFigures(
  { batch, figures: queries }: Pick<AccountStore, 'batch' | 'figures'>,
  { from, to, storedFrom }: { from: string; to: string; storedFrom: string },
  now: Date,
) {
  const start = startOf(from);
  const end = new Date(startOf(to).getTime() + DAY_MS);
  const before = new Date(2 * start.getTime() - end.getTime());
  // What is still to come has not ended.
  const until = new Date(Math.min(end.getTime(), now.getTime()));
  const both = { from: before, until: end };
  const past = { from: before, until };
  const unseen = { from: new Date(Math.max(before.getTime(), startOf(storedFrom).getTime())), until: end };
  return await batch([
    queries.signUpDays(both),
    queries.membersAt(start),
    queries.inGraceAt(start),
    queries.membersAt(until),
    queries.inGraceAt(until),
    queries.moneyDays(both),
    queries.renewalsDue(new Date(now.getTime() + DUE_DAYS * DAY_MS)),
    queries.soldPlans(),
    queries.endedRenewals(past, start),
    queries.expiredPeriods(past, start),
    queries.refundedPeriods(past, start),
    queries.watchedDays({ from: toDay(before), to }),
    queries.topTitles({ from, to }, TOP_TITLES),
    queries.unseenDays(unseen, new Date(now.getTime() - SILENT_MS)),
    queries.firstViewer(),
    queries.firstPayment(),
    queries.firstPlan(),
    queries.firstPlay(),
  ]);
}
