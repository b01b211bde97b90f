import type { CallDataWire } from '#app/contract/calls.ts';
import { PLAN_ENDS } from '#app/contract/figures.ts';
import { decimalsOf } from '#app/lib/currency-decimals.ts';
import type { Localise } from '#app/lib/localise.ts';
import { DAY_MS, startOf, toDay } from '#workers/platform/analytics/days.ts';
import { amountsOf } from '#workers/platform/payment/estimate.ts';
import type { PlanRow } from '#workers/platform/storage/plan-store.ts';
import type { FigureRows } from './read-figures.ts';

type Wire = CallDataWire<'figures'>;
type Seen = readonly { day: string; plays: number }[];
type Unseen = readonly { day: string; count: number }[];
type MoneyRow = FigureRows[5][number];

interface Range {
  from: string;
  to: string;
  /** Single plays of earlier days are deleted. */
  storedFrom: string;
}

export function toFigures(range: Range, rows: FigureRows, localise: Localise): Wire {
  const [signUps, atStart, graceAtStart, atEnd, graceAtEnd, money, due, plans, ...more] = rows;
  const [endedRenewals, expired, refunded, watched, titles, unseen, ...first] = more;
  const { from, to } = range;
  const joined = split(
    signUps.map(({ day, count }) => ({ day: dayOf(day), count })),
    from,
  );
  const seen = split(watched, from);
  return {
    from,
    to,
    is_new: first.every((found) => found.length === 0),
    sign_ups: {
      total: sum(joined.since, 'count'),
      before: sum(joined.before, 'count'),
      days: joined.since,
    },
    members: {
      start: sum([...atStart, ...graceAtStart], 'count'),
      end: sum([...atEnd, ...graceAtEnd], 'count'),
    },
    revenue: toRevenue(money, from),
    renewals_due: toDue(due, plans),
    ends: toEnds([
      ...endedRenewals,
      ...expired.map((row) => ({ reason: 'expired' as const, ...row })),
      ...refunded.map((row) => ({ reason: 'refunded' as const, ...row })),
    ]),
    watched: {
      seconds: rounded(sum(seen.since, 'seconds')),
      before: rounded(sum(seen.before, 'seconds')),
      days: seen.since.map((row) => ({ ...row, seconds: rounded(row.seconds) })),
    },
    top_titles: titles.map(({ contentId, title, parent, plays, seconds }) => ({
      ...{ content_id: contentId, title: localise(title), parent: localise(parent) },
      ...{ plays, seconds: rounded(seconds) },
    })),
    without_picture: toUnseen(range, { watched: seen.since, unseen }),
  };
}

function toUnseen(
  { from, to, storedFrom }: Range,
  { watched, unseen }: { watched: Seen; unseen: Unseen },
): Wire['without_picture'] {
  const { since, before } = split(unseen, from);
  const countOf = new Map(since.map(({ day, count }) => [day, count]));
  const days = watched
    .filter(({ day }) => day >= storedFrom)
    .map(({ day, plays }) => ({ day, plays, count: countOf.get(day) ?? 0 }));
  const length = startOf(to).getTime() - startOf(from).getTime() + DAY_MS;
  const isStoredBefore = startOf(storedFrom).getTime() <= startOf(from).getTime() - length;
  return {
    ...{ stored_from: storedFrom, total: sum(days, 'count'), plays: sum(days, 'plays') },
    ...{ before: isStoredBefore ? sum(before, 'count') : undefined, days },
  };
}

/** At what the plans cost now; a plan that is gone is charged for no longer. */
function toDue(
  due: readonly { planId: string; count: number }[],
  plans: readonly PlanRow[],
): Wire['renewals_due'] {
  const byCurrency = new Map<string, { count: number; amount_minor: number }>();
  for (const { planId, count } of due) {
    const plan = plans.find(({ id }) => id === planId);
    if (!plan) continue;
    const { currency } = plan;
    const so = byCurrency.get(currency) ?? { count: 0, amount_minor: 0 };
    const { transactionAmountMinor } = amountsOf(plan, null);
    const amount_minor = so.amount_minor + count * transactionAmountMinor;
    byCurrency.set(currency, { count: so.count + count, amount_minor });
  }
  return [...byCurrency]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, sums]) => ({ currency, decimals: decimalsOf(currency), ...sums }));
}

function toRevenue(money: readonly MoneyRow[], from: string): Wire['revenue'] {
  const currencies = [...new Set(money.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const rows = money
      .filter((row) => row.currency === currency)
      .map((row) => ({
        day: dayOf(row.day),
        paid_minor: row.paidMinor,
        refunded_minor: row.refundedMinor,
      }));
    const { since, before } = split(rows, from);
    return {
      currency,
      decimals: decimalsOf(currency),
      paid_minor: sum(since, 'paid_minor'),
      refunded_minor: sum(since, 'refunded_minor'),
      before_minor: sum(before, 'paid_minor') - sum(before, 'refunded_minor'),
      days: since,
    };
  });
}

type EndRow = { reason: Wire['ends'][number]['reason'] | null; isSince: number; count: number };

function toEnds(rows: readonly EndRow[]): Wire['ends'] {
  return PLAN_ENDS.flatMap((reason) => {
    const own = rows.filter((row) => row.reason === reason);
    const count = sum(
      own.filter(({ isSince }) => isSince),
      'count',
    );
    const before = sum(own, 'count') - count;
    return count + before > 0 ? [{ reason, count, before }] : [];
  });
}

/** The days from `from` on, and those before it, each in their order. */
function split<Row extends { day: string }>(rows: readonly Row[], from: string) {
  const sorted = rows.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return {
    since: sorted.filter(({ day }) => day >= from),
    before: sorted.filter(({ day }) => day < from),
  };
}

function sum<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0);
}

const dayOf = (dayNumber: number) => toDay(new Date(dayNumber * DAY_MS));

function rounded(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
