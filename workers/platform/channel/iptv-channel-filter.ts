import type { CallContext } from '#workers/platform/call-context.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import { toChannelPage } from './channel-list.ts';

/** A page of the channels that meet the conditions, sorted as `channelList` sorts. */
export async function iptvChannelFilter(context: CallContext<'iptvChannelFilter'>): Promise<HandlerResult> {
  const { store, body } = context;
  const { channel_ids: ids, category, is_restricted } = body.filters;
  const rows = await (ids ? store.channels.byIds(ids) : store.channels.all());
  const matching = rows.filter(
    ({ categories, isRestricted }) =>
      (!category || categories.some(({ _id }) => category.includes(_id))) &&
      (typeof is_restricted !== 'boolean' || isRestricted === is_restricted),
  );
  return toChannelPage(context, matching);
}
