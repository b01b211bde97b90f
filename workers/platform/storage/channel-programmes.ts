import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { contents } from './schema/catalogue.ts';
import { channelSlots, MAX_PROGRAMME_MS, scheduleEntries } from './schema/channel.ts';

/** Unix times in milliseconds. */
export interface Span {
  startMs: number;
  endMs: number;
}

/**
 * Dated programmes that overlap a span, of `startMs` and `endMs` and what is added at either side. None is longer than a
 * day, so that no more than the span's own and a day's before it are read, however far back and ahead the schedule goes.
 * The plus keeps SQLite from the index of ends, which knows no end of what is to come.
 */
export function inSpan(
  { startTime, endTime }: { startTime: SQLWrapper; endTime: SQLWrapper } = scheduleEntries,
  addedMs: SQL = sql`0`,
): SQL {
  const [start, end] = [sql.placeholder('startMs'), sql.placeholder('endMs')];
  return sql`${startTime} > ${start} - ${addedMs} - ${sql.raw(String(MAX_PROGRAMME_MS))}
    AND ${startTime} < ${end} + ${addedMs} AND +${endTime} > ${start} - ${addedMs}`;
}

export const requestedIds = sql`(SELECT value FROM json_each(${sql.placeholder('ids')}))`;

const isPublished = eq(contents.isPublished, true);

export function channelProgrammes(scope: AccountScope) {
  const slots = memoize(() =>
    scope
      .pick(
        channelSlots,
        {
          channelId: channelSlots.channelId,
          startSecond: channelSlots.startSecond,
          endSecond: channelSlots.endSecond,
          contentId: channelSlots.contentId,
        },
        sql`${channelSlots.channelId} IN ${requestedIds}`,
      )
      .innerJoin(contents, sql`${contents.contentId} = ${channelSlots.contentId} AND ${isPublished}`),
  );
  const dated = memoize(() =>
    scope
      .pick(
        scheduleEntries,
        {
          channelId: scheduleEntries.channelId,
          startTime: scheduleEntries.startTime,
          endTime: scheduleEntries.endTime,
          contentId: scheduleEntries.contentId,
        },
        sql`${scheduleEntries.channelId} IN ${requestedIds}`,
        inSpan(),
      )
      .innerJoin(contents, sql`${contents.contentId} = ${scheduleEntries.contentId} AND ${isPublished}`),
  );

  return {
    /** The days of these channels, in no order. */
    slots: (ids: readonly string[]) => slots().with({ ids: JSON.stringify(ids) }),
    /** Their dated programmes that overlap the span, in no order. */
    dated: (ids: readonly string[], span: Span) => dated().with({ ids: JSON.stringify(ids), ...span }),
  };
}

type ChannelProgrammes = ReturnType<typeof channelProgrammes>;
export type SlotRow = Awaited<ReturnType<ChannelProgrammes['slots']>>[number];
export type DatedRow = Awaited<ReturnType<ChannelProgrammes['dated']>>[number];
