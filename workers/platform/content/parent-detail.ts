import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import { shortenerFor } from '#workers/platform/http/short-texts.ts';
import type { ResumeRow } from '#workers/platform/storage/content-store.ts';
import { toContent } from './to-content.ts';

/** A multi-part title and its published parts in their order; to a viewer also where each was left off. */
export async function parentDetail(context: CallContext<'parentDetail'>): Promise<HandlerResult> {
  const { store, params, session, localise } = context;
  const id = params.content_id;
  const queries = [store.content.detail(id), store.parts.of(id)] as const;
  const [[parent], children, positions] = session
    ? await store.batch([...queries, store.parts.resumePositions(session.viewerId, id)])
    : [...(await store.batch(queries)), []];
  if (parent?.videoType !== 'MPVP') throw new HttpError(404, 'not_found');
  const seen = new Map(positions.map((position) => [position.contentId, position]));
  const shorten = shortenerFor(children.length);
  return {
    data: {
      parent_content: toContent(parent, localise),
      child_content_list: children.map((part) => ({
        ...toContent(part, localise, shorten),
        serial_no: part.serialNo ?? undefined,
        ...progressOf(seen.get(part.contentId)),
      })),
    },
  };
}

/** Nothing is resumed of what was seen to its end. */
function progressOf(position: ResumeRow | undefined) {
  if (!position) return {};
  if (position.isFinished) return { is_watched: true };
  return {
    resume_timestamp: position.positionSeconds,
    total_duration: position.durationSeconds ?? undefined,
  };
}
