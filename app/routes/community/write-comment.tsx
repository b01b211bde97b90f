import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { CommentSubjectSchema } from '#app/contract/community.ts';
import { CommentBox } from '#app/features/comments/box/comment-box.tsx';
import { WriteFormSchema } from '#app/features/comments/comment-forms.ts';
import { useProblemText } from '#app/features/comments/use-problem-text.ts';
import { writeComment } from '#app/features/comments/write-comment.server.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { safeRedirect } from '#app/lib/safe-redirect.ts';
import { CardPage } from '#app/ui/components/card-page/card-page.tsx';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';

export const handle = { i18n: ['community'] };

/** Where the box posts to without scripts: what could not be sent is still there, with the reason. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const subject = v.safeParse(CommentSubjectSchema, params);
  if (!subject.success) throw data({ kind: 'not-found' }, { status: 404 });
  const t = await translator(context, 'community');
  const session = await context.session.get().catch(() => null);
  return { subject: subject.output, title: t('write_comment'), isMember: session !== null };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const subject = v.safeParse(CommentSubjectSchema, params);
  if (!subject.success) throw data({ kind: 'not-found' }, { status: 404 });
  const raw = Object.fromEntries(await readForm(request));
  const fields = v.safeParse(WriteFormSchema, raw);
  const returnHref = safeRedirect(raw.redirectTo ?? null, paths.home());
  const typed = { text: raw.comment ?? '', parentId: raw.parent_id ?? null, returnHref };
  if (!fields.success) {
    return data({ ...typed, problem: { kind: 'rejected' as const, message: null } }, { status: 400 });
  }
  const { comment, parent_id } = fields.output;
  const writer = { session: context.session, content: context.services.content };
  const texts = { language: await context.language.get(), dateFormat: '', now: context.now };
  const written = { text: comment, parentId: parent_id ?? null };
  const result = await writeComment(writer, subject.output, written, texts);
  if (result.kind !== 'posted') {
    return data({ ...typed, problem: result }, { status: result.kind === 'too-many' ? 429 : 400 });
  }
  context.flash.put({ kind: 'success', key: 'community:comment_posted' });
  return redirect(returnHref);
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: paths.writeComment(page.subject), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function WriteCommentPage() {
  const { subject, title, isMember } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const { t } = useTranslation(['community', 'common']);
  const problemText = useProblemText();
  const returnHref = sent?.returnHref ?? paths.home();
  const isSignedOut = sent?.problem.kind === 'signed-out';
  return (
    <CardPage title={title} text={isSignedOut ? t('sign_in_then_send') : undefined}>
      {sent && !isSignedOut ? <StatusLine kind="error">{problemText(sent.problem)}</StatusLine> : null}
      <CommentBox
        subject={subject}
        {...(sent?.parentId ? { parentId: sent.parentId } : {})}
        isMember={isMember && !isSignedOut}
        returnHref={returnHref}
        label={t('write_comment')}
        submitLabel={t('post_comment')}
        initialText={sent?.text ?? ''}
        signInTarget="_blank"
        cancelHref={returnHref}
      />
    </CardPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
