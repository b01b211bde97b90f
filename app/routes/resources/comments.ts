import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { CommentSubjectSchema } from '#app/contract/community.ts';
import { toDetailSearch } from '#app/features/catalogue/detail/detail-search.server.ts';
import { WriteFormSchema } from '#app/features/comments/comment-forms.ts';
import { loadComments } from '#app/features/comments/load-comments.server.ts';
import { writeComment } from '#app/features/comments/write-comment.server.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** More of a list, or of a thread's replies, for a page that is open. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const subject = v.safeParse(CommentSubjectSchema, params);
  if (!subject.success) return new Response(null, { status: 404 });
  const { page, thread } = toDetailSearch(request.url, ['comments']);
  const model = await loadComments(context, subject.output, { ...(await textsOf(context)), page, thread });
  return model ? Response.json(model, { headers: PRIVATE }) : new Response(null, { status: 503 });
}

/** Writes a comment or a reply that scripts sent; the form without them has a page of its own. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const subject = v.safeParse(CommentSubjectSchema, params);
  if (!subject.success) return new Response(null, { status: 404 });
  const fields = v.safeParse(WriteFormSchema, Object.fromEntries(await readForm(request)));
  if (!fields.success) return new Response(null, { status: 400 });
  const { comment, parent_id } = fields.output;
  const writer = { session: context.session, content: context.services.content };
  const written = { text: comment, parentId: parent_id ?? null };
  const result = await writeComment(writer, subject.output, written, await textsOf(context));
  return Response.json(result, { headers: PRIVATE });
}

async function textsOf(context: MarqueeContext) {
  const [language, site] = await Promise.all([context.language.get(), context.loadSite().catch(() => null)]);
  return { language, dateFormat: site?.dateFormat ?? '', now: context.now };
}
