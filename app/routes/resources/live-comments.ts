import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { TimeSchema } from '#app/contract/primitives.ts';
import { errorFlash } from '#app/features/account/rejection.ts';
import { requireContentId } from '#app/features/catalogue/detail/require-content.server.ts';
import { withDraft } from '#app/features/comments/live/draft-in-address.ts';
import { type PostResult, toLiveComments } from '#app/features/comments/live/live-comment.ts';
import { postLiveComment } from '#app/features/comments/live/post-live-comment.server.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { safeRedirect } from '#app/lib/safe-redirect.ts';
import { isMissing, isServiceError } from '#app/services/service-error.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };
const QuerySchema = v.object({ timestamp: v.optional(TimeSchema) });
const FormSchema = v.object({
  comment: v.pipe(v.string(), v.maxLength(LIMITS.comment)),
  redirectTo: v.optional(v.string()),
});

/** A content's comments newer than `timestamp`, oldest first. Polled by panels without a push connection. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = requireContentId(params.id);
  const query = v.safeParse(QuerySchema, Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) return new Response(null, { status: 400 });
  try {
    const { items } = await context.services.content.comments({ type: 'content', id }, query.output);
    return Response.json({ comments: toLiveComments(items) }, { headers: PRIVATE });
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return new Response(null, { status: isMissing(error) ? 404 : 503 });
  }
}

/** Writes one. A form comes back to its page; scripts, which send no `redirectTo`, get JSON. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = requireContentId(params.id);
  const fields = v.safeParse(FormSchema, Object.fromEntries(await readForm(request)));
  if (!fields.success) return new Response(null, { status: 400 });
  const { session, services, now } = context;
  const { comment, redirectTo } = fields.output;
  const result = await postLiveComment({ session, content: services.content, now }, id, comment);
  if (redirectTo === undefined) return Response.json(result, { headers: PRIVATE });
  if ('message' in result && result.message !== null) context.flash.put(errorFlash(result.message));
  return redirect(afterForm(result, comment, safeRedirect(redirectTo, paths.watch({ id }))));
}

/** Back to the page, which shows what went wrong and has what was typed. */
function afterForm(answer: PostResult, comment: string, target: string): string {
  if (answer.kind === 'signed-out') return paths.login({}, { redirectTo: target });
  return answer.kind === 'posted' || answer.kind === 'empty' ? target : withDraft(target, answer, comment);
}
