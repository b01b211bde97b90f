import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';

export const resumeTimestamp: Handler<'resumeTimestamp'> = async ({ store, query, session }) => {
  if (!session) throw new HttpError(401, 'login_needed');
  const id = query.content_id;
  const [contents, [resume]] = await store.batch([
    store.content.exists(id),
    store.users.resumePosition(session.viewerId, id),
  ]);
  if (contents.length === 0) throw new HttpError(404, 'not_found');
  return { data: { resume_timestamp: resume?.positionSeconds ?? 0 } };
};
