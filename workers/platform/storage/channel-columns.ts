import { getTableColumns, sql } from 'drizzle-orm';
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

export const channelColumns = { ...getTableColumns(channels), categories, plans };
