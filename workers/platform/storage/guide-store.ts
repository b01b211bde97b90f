import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { inSpan, type Span } from './channel-programmes.ts';
import { contents } from './schema/catalogue.ts';
import { channelSlots, scheduleEntries } from './schema/channel.ts';

/** Of a programme: when it starts, when it ends, what it shows. */
type Packed = readonly [start: number, end: number, contentId: string];

/**
 * What is on, on hundreds of channels at once. A row a channel, its programmes packed in it: D1 takes three
 * times as long for a row a programme. Whether their titles are published is the titles' own matter. Queries,
 * to be awaited or batched.
 */
export function guideStore(scope: AccountScope) {
  const requestedIds = sql`(SELECT value FROM json_each(${sql.placeholder('ids')}))`;

  /**
   * How long the longest programme is that may straddle an edge of the span: so far beyond it others decide what is on. A
   * day, the longest there can be, is three times the rows. To be selected from, as SQLite works it out once then.
   */
  const longest = () => {
    const near = alias(scheduleEntries, 'near');
    const slot = alias(channelSlots, 'slot');
    const isNear = scope.owns(near, sql`${near.channelId} IN ${requestedIds} AND ${inSpan(near)}`);
    const isSlot = scope.owns(slot, sql`${slot.channelId} IN ${requestedIds}`);
    return sql`(SELECT max(
      coalesce((SELECT max(${near.endTime} - ${near.startTime}) FROM ${scheduleEntries} AS near WHERE ${isNear}), 0),
      coalesce((SELECT max(${slot.endSecond} - ${slot.startSecond}) * 1000 FROM ${channelSlots} AS slot WHERE ${isSlot}), 0)
    ) AS ms) AS longest`;
  };
  const slots = memoize(() => {
    const { channelId, startSecond, endSecond, contentId } = channelSlots;
    return scope
      .pick(
        channelSlots,
        { channelId, programmes: packed(startSecond, endSecond, contentId) },
        sql`${channelId} IN ${requestedIds}`,
      )
      .groupBy(channelId);
  });
  const dated = memoize(() => {
    const { channelId, startTime, endTime, contentId } = scheduleEntries;
    return scope
      .pickAlong(
        longest(),
        scheduleEntries,
        { channelId, programmes: packed(startTime, endTime, contentId) },
        sql`${channelId} IN ${requestedIds}`,
        inSpan(scheduleEntries, sql`longest.ms`),
      )
      .groupBy(channelId);
  });
  const titles = memoize(() =>
    scope.pickAlong(
      sql`json_each(${sql.placeholder('ids')}) AS asked`,
      contents,
      {
        contentId: contents.contentId,
        title: contents.title,
        videoType: contents.videoType,
        durationSeconds: contents.durationSeconds,
        thumbnail: contents.thumbnail,
      },
      sql`asked.value = ${contents.contentId}`,
      eq(contents.isPublished, true),
    ),
  );

  return {
    /** The days of these channels, in seconds of a UTC day. */
    slots: (ids: readonly string[]) => slots().with({ ids: JSON.stringify(ids) }),
    /** Their dated programmes that overlap the span or one that straddles its edge, in Unix milliseconds. */
    dated: (ids: readonly string[], span: Span) => dated().with({ ids: JSON.stringify(ids), ...span }),
    /** The published ones among these titles. */
    titles: (ids: readonly string[]) => titles().with({ ids: JSON.stringify(ids) }),
  };
}

/** In no order. */
function packed(start: SQLWrapper, end: SQLWrapper, contentId: SQLWrapper) {
  return sql`json_group_array(json_array(${start}, ${end}, ${contentId}))`.mapWith(
    (text: unknown): Packed[] => JSON.parse(String(text)),
  );
}

type GuideStore = ReturnType<typeof guideStore>;
export type PackedRow = Awaited<ReturnType<GuideStore['slots']>>[number];
export type TitleRow = Awaited<ReturnType<GuideStore['titles']>>[number];
