import type { MarqueeContext, Session } from '#app/services/load-context.ts';
import { isClientError } from '#app/services/service-error.ts';
import { loadForEditor } from './load-for-editor.server.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/**
 * Answers a script of edit mode in JSON: 401 once the session is over, where a page would lead to signing in, and
 * 422 with the service's own words for what it rejects. To all without the role it does not exist.
 */
export async function answerEditor(
  context: MarqueeContext,
  request: Request,
  answer: (session: Session) => Promise<unknown>,
): Promise<Response> {
  try {
    return await loadForEditor(context, request, 'edit', async (session) => {
      try {
        return json(await answer(session));
      } catch (error) {
        if (!isClientError(error) || !isOfContent(error.status)) throw error;
        return json({ message: error.fieldMessage ?? error.serverMessage ?? null }, error.status);
      }
    });
  } catch (thrown) {
    const isToLogin = thrown instanceof Response && thrown.headers.has('Location');
    if (!isToLogin) throw thrown;
    return json(null, 401);
  }
}

/** Rejected for what was sent, not for who sent it or how often. */
const isOfContent = (status: number | undefined) => status === 409 || status === 413 || status === 422;

const json = (value: unknown, status = 200) => Response.json(value, { status, headers: PRIVATE });
