import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { errorFlash } from '#app/features/account/rejection.ts';
import { requireContentId } from '#app/features/catalogue/detail/require-content.server.ts';
import { ChangeFormSchema } from '#app/features/comments/comment-forms.ts';
import { changeComment } from '#app/features/comments/write-comment.server.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { safeRedirect } from '#app/lib/safe-redirect.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** One action on a comment. A form comes back to its page; scripts, which send no `redirectTo`, get JSON. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = requireContentId(params.id);
  const fields = v.safeParse(ChangeFormSchema, Object.fromEntries(await readForm(request)));
  if (!fields.success) return new Response(null, { status: 400 });
  const { session, services } = context;
  const { redirectTo, ...change } = fields.output;
  const result = await changeComment({ session, content: services.content }, id, change);
  if (redirectTo === undefined) return Response.json(result, { headers: PRIVATE });
  const target = safeRedirect(redirectTo, paths.home());
  if (result.kind === 'signed-out') return redirect(paths.login({}, { redirectTo: target }));
  if (result.kind !== 'done') context.flash.put(errorFlash('message' in result ? result.message : null));
  return redirect(`${target}#comment-${id}`);
}
