import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { channelColumns } from './channel-columns.ts';
import { channelProgrammes, requestedIds } from './channel-programmes.ts';
import { channels } from './schema/channel.ts';

const MAX_RELATED = 20;

/** Channels and their programmes, but of published titles alone. Queries, to be awaited or batched. */
export function channelStore(scope: AccountScope) {
  const id = sql.placeholder('id');

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
    ...channelProgrammes(scope),
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
