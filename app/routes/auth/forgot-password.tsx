import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { redirectTargetOf } from '#app/features/account/guards.server.ts';
import { ForgotForm } from '#app/features/account/password/forgot-form.tsx';
import { ForgotSchema } from '#app/features/account/password/forgot-schema.ts';
import { requestReset } from '#app/features/account/password/request-reset.ts';
import { rejectAccountForm } from '#app/features/account/reject-account-form.server.ts';
import { postOrStay } from '#app/features/forms/post-or-stay.ts';
import { readSubmission, rejectSubmission } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { CardPage } from '#app/ui/components/card-page/card-page.tsx';

export const handle = { i18n: ['auth', 'validation'] };

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({ matches, title: data.title, path: paths.forgotPassword(), isIndexed: false })
    : toErrorMeta({ matches, error });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const t = await translator(context, 'auth');
  return { redirectTo: redirectTargetOf(request), title: t('forgot_title') };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const submission = await readSubmission(request, ForgotSchema);
  if (submission.status !== 'success') return rejectSubmission(submission);
  const outcome = await requestReset(context.services.user, submission.value.email);
  if (outcome.kind === 'rejected') return rejectAccountForm(submission, outcome, { other: 'email' });
  context.flash.put({ kind: 'success', key: 'reset_mail_sent' });
  return redirect(redirectTargetOf(request));
}

export { postOrStay as clientAction };

export default function ForgotPasswordPage() {
  const { redirectTo } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { t } = useTranslation('auth');
  return (
    <CardPage title={t('forgot_title')}>
      <ForgotForm redirectTo={redirectTo} lastResult={actionData?.result} />
    </CardPage>
  );
}

export { shouldRevalidate } from '#app/features/shell/page-route.tsx';
