import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { channelColumns } from './channel-columns.ts';
import { contents } from './schema/catalogue.ts';
import { channelSlots, channels, MAX_PROGRAMME_MS, scheduleEntries } from './schema/channel.ts';

const MAX_RELATED = 20;

/** Unix times in milliseconds. */
export interface Span {
  startMs: number;
  endMs: number;
}

/**
 * Dated programmes that overlap a span, of `startMs` and `endMs`. None is longer than a day, so that no more
 * than the span's own and a day's before it are read, however far back and ahead the schedule goes. The plus
 * keeps SQLite from the index of ends, which knows no end of what is to come.
 */
export const inSpan = sql`${scheduleEntries.startTime} > ${sql.placeholder('startMs')} - ${sql.raw(String(MAX_PROGRAMME_MS))}
  AND ${scheduleEntries.startTime} < ${sql.placeholder('endMs')} AND +${scheduleEntries.endTime} > ${sql.placeholder('startMs')}`;

/**
 * Channels and what is on them. Queries, to be awaited or batched. Programmes of unpublished titles are never
 * found.
 */
export function channelStore(scope: AccountScope) {
  const requestedIds = sql`(SELECT value FROM json_each(${sql.placeholder('ids')}))`;
  const id = sql.placeholder('id');
  const isPublished = eq(contents.isPublished, true);

  const one = memoize(() => scope.pick(channels, channelColumns, eq(channels.id, id)));
  const all = memoize(() => scope.pick(channels, channelColumns).orderBy(...IN_ORDER));
  const some = memoize(() => scope.pick(channels, channelColumns, sql`${channels.id} IN ${requestedIds}`));
  const known = memoize(() =>
    scope.pick(channels, { id: channels.id }, sql`${channels.id} IN ${requestedIds}`),
  );
  const total = memoize(() => scope.count(channels));
  const related = memoize(() =>
    scope
      .pick(
        channels,
        { id: channels.id, name: channels.name, thumbnail: channels.thumbnail },
        sql`${channels.id} <> ${id}`,
      )
      .orderBy(desc(sharedCategories(scope)), ...IN_ORDER)
      .page({ limit: MAX_RELATED }),
  );

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
        inSpan,
      )
      .innerJoin(contents, sql`${contents.contentId} = ${scheduleEntries.contentId} AND ${isPublished}`),
  );

  return {
    one: (channelId: string) => one().with({ id: channelId }),
    /** In the owner's order. */
    all: () => all(),
    total: () => total(),
    /** Those of the ids that there are. */
    knownIds: (ids: readonly string[]) => known().with({ ids: JSON.stringify(ids) }),
    /** In no order. */
    byIds: (ids: readonly string[]) => some().with({ ids: JSON.stringify(ids) }),
    /** Others, those first that share the most categories with this one. */
    related: (channelId: string) => related().with({ id: channelId }),
    /** The days of these channels, in no order. */
    slots: (ids: readonly string[]) => slots().with({ ids: JSON.stringify(ids) }),
    /** Their dated programmes that overlap the span, in no order. */
    dated: (ids: readonly string[], span: Span) => dated().with({ ids: JSON.stringify(ids), ...span }),
  };
}

const IN_ORDER = [asc(channels.position), asc(channels.id)];

function sharedCategories({ accountId }: AccountScope): SQL {
  return sql`(SELECT count(*) FROM channel_categories o JOIN channel_categories l
    ON l.account_id = o.account_id AND l.category_id = o.category_id
    WHERE o.account_id = ${accountId} AND o.channel_id = ${sql.placeholder('id')} AND l.channel_id = ${channels.id})`;
}

type ChannelStore = ReturnType<typeof channelStore>;
export type ChannelRow = Awaited<ReturnType<ChannelStore['one']>>[number];
export type RelatedChannelRow = Awaited<ReturnType<ChannelStore['related']>>[number];
export type SlotRow = Awaited<ReturnType<ChannelStore['slots']>>[number];
export type DatedRow = Awaited<ReturnType<ChannelStore['dated']>>[number];
