import { asc, inArray, lt, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { AccountScope, OwnedTable } from './account-scope.ts';
import { playedDays, playerEvents, playerPlays } from './schema/analytics.ts';

/** Events and plays of before `before` go, and what was played on days before `rankedFrom`; so many at once of each. */
export interface Prune {
  before: Date;
  /** A day of UTC, as '2026-11-27'. */
  rankedFrom: string;
  limit: number;
}

export function removeOld(scope: AccountScope, prune: Prune): BatchItem<'sqlite'>[] {
  return [
    oldest(scope, playerEvents, playerEvents.id, playerEvents.time, prune),
    oldest(scope, playerPlays, playerPlays.trackingId, playerPlays.startedTime, prune),
    daysBefore(scope, prune),
  ];
}

function oldest(
  scope: AccountScope,
  table: OwnedTable,
  id: typeof playerEvents.id | typeof playerPlays.trackingId,
  time: typeof playerEvents.time | typeof playerPlays.startedTime,
  { before, limit }: Prune,
): BatchItem<'sqlite'> {
  const old = scope.pick(table, { id }, lt(time, before)).orderBy(asc(time)).page({ limit });
  return scope.remove(table, inArray(id, old.asSubquery()));
}

function daysBefore(scope: AccountScope, { rankedFrom, limit }: Prune): BatchItem<'sqlite'> {
  const { day, contentId } = playedDays;
  const old = scope.pick(playedDays, { day, contentId }, lt(day, rankedFrom)).page({ limit });
  return scope.remove(playedDays, sql`(${day}, ${contentId}) IN ${old.asSubquery()}`);
}
