import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { toContent } from './to-content.ts';
import { isOpenForPin } from './watchable.ts';

export const contentDetail: Handler<'contentDetail'> = async ({ store, params, session, localise, now }) => {
  const id = params.content_id;
  const [[row], [resume]] = session
    ? await store.batch([store.content.detail(id), store.users.resumePosition(session.viewerId, id)])
    : [await store.content.detail(id), []];
  if (!row) throw new HttpError(404, 'not_found');
  // A stream of others has its address here, and plays without the watch call.
  const streamLink = isOpenForPin(row, session, now) ? row.streamLink : null;
  const content = toContent({ ...row, streamLink }, localise);
  return { data: resume ? { ...content, resume_timestamp: resume.positionSeconds } : content };
};
