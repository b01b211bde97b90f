import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { Shelf } from '#workers/platform/storage/library-store.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';

type Viewing = Pick<CallContext, 'store' | 'session' | 'now'>;

export async function entriesOf(context: Viewing, shelf: Shelf) {
  const { viewerId } = requireSession(context);
  const entries = await shelf.entries(viewerId);
  return { data: entries.map(({ contentId }) => ({ content_id: contentId })) };
}

export async function toggle(context: Viewing, shelf: Shelf, contentId: string) {
  const { viewerId } = requireSession(context);
  const [content] = await context.store.content.exists(contentId);
  if (!content) throw new HttpError(404, 'not_found');
  return { data: { added: await shelf.toggle(viewerId, contentId, context.now) } };
}
