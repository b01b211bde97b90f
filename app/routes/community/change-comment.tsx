import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { redirectTargetOf, requireUser } from '#app/features/account/guards.server.ts';
import { requireContentId } from '#app/features/catalogue/detail/require-content.server.ts';
import { CommentBox } from '#app/features/comments/box/comment-box.tsx';
import { DeleteForm, ReportForm } from '#app/features/comments/comment/change-forms.tsx';
import { DONE_KEYS } from '#app/features/comments/comment/comment-texts.ts';
import { ChangeFormSchema } from '#app/features/comments/comment-forms.ts';
import { COMMENT_ACTS } from '#app/features/comments/comments-model.ts';
import { lackingActs } from '#app/features/comments/load-comments.server.ts';
import { useProblemText } from '#app/features/comments/use-problem-text.ts';
import { changeComment } from '#app/features/comments/write-comment.server.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { isMissing } from '#app/services/service-error.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { CardPage } from '#app/ui/components/card-page/card-page.tsx';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';

export const handle = { i18n: ['community'] };

const TITLES = { edit: 'edit_comment', delete: 'delete_title', report: 'report_title' } as const;

/** What the menu of a comment opens where there are no scripts. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { user } = await requireUser(context, request);
  const id = requireContentId(params.id);
  const act = v.safeParse(v.picklist(COMMENT_ACTS), params.act);
  const [lacks, found] = await Promise.all([
    lackingActs(context.services),
    context.services.content.comment(id).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
  ]);
  const isOwn = found?.comment.user._id === user._id;
  if (!act.success || lacks.includes(act.output) || !found || isOwn !== (act.output !== 'report')) {
    throw data({ kind: 'not-found' }, { status: 404 });
  }
  const t = await translator(context, 'community');
  const title = t(TITLES[act.output]);
  return { id, act: act.output, title, text: found.comment.comment, returnHref: redirectTargetOf(request) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  await requireUser(context, request);
  const id = requireContentId(params.id);
  const raw = Object.fromEntries(await readForm(request));
  const fields = v.safeParse(ChangeFormSchema, raw);
  if (!fields.success) throw data({ kind: 'bad-request' }, { status: 400 });
  const { redirectTo: _, ...change } = fields.output;
  const { session, services } = context;
  const result = await changeComment({ session, content: services.content }, id, change);
  if (result.kind !== 'done') {
    return data(
      { problem: result, text: raw.comment ?? null },
      { status: result.kind === 'too-many' ? 429 : 400 },
    );
  }
  if (change.intent in DONE_KEYS) {
    const key = DONE_KEYS[change.intent as keyof typeof DONE_KEYS];
    context.flash.put({ kind: 'success', key: `community:${key}` });
  }
  return redirect(redirectTargetOf(request));
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({
        matches,
        title: page.title,
        path: paths.changeComment({ id: page.id, act: page.act }),
        isIndexed: false,
      })
    : toErrorMeta({ matches, error });

export default function ChangeCommentPage() {
  const { act, title, text, returnHref } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const { t } = useTranslation(['community', 'common']);
  const problemText = useProblemText();
  const cancel = (
    <LinkButton to={returnHref} variant="secondary" wide>
      {t('cancel')}
    </LinkButton>
  );
  return (
    <CardPage title={title}>
      {sent ? <StatusLine kind="error">{problemText(sent.problem)}</StatusLine> : null}
      {act === 'edit' ? (
        <CommentBox
          isMember
          returnHref={returnHref}
          label={t('edit_comment')}
          submitLabel={t('save_comment')}
          initialText={sent?.text ?? text}
          cancelHref={returnHref}
        />
      ) : null}
      {act === 'delete' ? <DeleteForm /> : null}
      {act === 'report' ? <ReportForm /> : null}
      {act === 'edit' ? null : cancel}
    </CardPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
