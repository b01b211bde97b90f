import { asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { channelProgrammes, requestedIds } from './channel-programmes.ts';
import type { NamedRow } from './content-columns.ts';
import { channels } from './schema/channel.ts';

// As with titles, companions are JSON out of subqueries that reach their tables through the channel's own
// account_id.
const LINKED = 'account_id = channels.account_id AND l.channel_id = channels.id';

const categories = sql
  .raw(`(SELECT json_group_array(json_object('_id', t.id, 'name', json(t.name)) ORDER BY l.position, t.id)
    FROM channel_categories l JOIN categories t ON t.account_id = l.account_id AND t.id = l.category_id
    WHERE l.${LINKED})`)
  .mapWith((value: unknown): NamedRow[] => JSON.parse(String(value)));

const plans = sql
  .raw(`(SELECT json_group_array(json_object('id', l.plan_id, 'isPpv', l.is_ppv) ORDER BY l.plan_id)
    FROM channel_plans l WHERE l.${LINKED})`)
  .mapWith((value: unknown): { id: string; isPpv: 0 | 1 }[] => JSON.parse(String(value)));

const channelColumns = { ...getTableColumns(channels), categories, plans };

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
