import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { toContent } from '#workers/platform/content/to-content.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { windowOf } from '#workers/platform/http/paging.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';

export const continueWatching: Handler<'continueWatching'> = async (context) => {
  const { store, query, localise } = context;
  const { viewerId } = requireSession(context);
  const { limit, offset } = windowOf(query);
  // The total comes with the rows, so even a page of none of them queries one.
  const rows = await store.resume.goingOn(viewerId, { limit: Math.max(1, limit), offset });
  const data = rows
    .slice(0, limit)
    .map(({ positionSeconds, totalSeconds, parentTitle, total: _, ...row }) => ({
      content: toContent(row, localise),
      resume_timestamp: positionSeconds ?? 0,
      total_duration: totalSeconds ?? undefined,
      parent: row.parentId
        ? { content_id: row.parentId, title: localise(parentTitle) ?? row.parentId }
        : undefined,
    }));
  return { data, total: rows[0]?.total ?? 0 };
};

export const removeContinueWatching: Handler<'removeContinueWatching'> = (context) =>
  setRemoved(context, context.query.content_id, context.now);

export const restoreContinueWatching: Handler<'restoreContinueWatching'> = (context) =>
  setRemoved(context, context.query.content_id, null);

async function setRemoved(
  context: Pick<CallContext, 'store' | 'session'>,
  contentId: string,
  removedTime: Date | null,
) {
  const { viewerId } = requireSession(context);
  if (!(await context.store.resume.setRemoved(viewerId, contentId, removedTime)))
    throw new HttpError(404, 'not_found');
  return {};
}
