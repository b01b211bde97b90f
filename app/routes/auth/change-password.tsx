import { type ActionFunctionArgs, type LoaderFunctionArgs, redirectDocument } from '@remix-run/cloudflare';
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { redirectTargetOf, requireUser } from '#app/features/account/guards.server.ts';
import { changePassword } from '#app/features/account/password/change-password.ts';
import { ChangePasswordForm } from '#app/features/account/password/change-password-form.tsx';
import { ChangePasswordSchema } from '#app/features/account/password/change-password-schema.ts';
import { rejectAccountForm } from '#app/features/account/reject-account-form.server.ts';
import { postOrStay } from '#app/features/forms/post-or-stay.ts';
import { readSubmission, rejectSubmission } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { loadInBackground } from '#app/features/links/load-in-background.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { CardPage } from '#app/ui/components/card-page/card-page.tsx';

export const handle = { i18n: ['auth', 'validation'] };

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({ matches, title: data.title, path: paths.changePassword(), isIndexed: false })
    : toErrorMeta({ matches, error });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { user } = await requireUser(context, request);
  const t = await translator(context, 'auth');
  return {
    redirectTo: redirectTargetOf(request, paths.profile()),
    email: user.email_id,
    title: t('change_title'),
  };
}

/** The dialog fetches in the background of the page below it. */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  loadInBackground(request, () => serverLoader<typeof loader>());

/** Changes the password and signs out; signing in with the new one returns to where the viewer was. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { user } = await requireUser(context, request);
  const submission = await readSubmission(request, ChangePasswordSchema);
  if (submission.status !== 'success') return rejectSubmission(submission);
  const outcome = await changePassword(context.services.user, user._id, submission.value);
  if (outcome.kind === 'rejected') {
    return rejectAccountForm(submission, outcome, {
      old_password: 'old_password',
      password: 'new_password',
      other: 'old_password',
    });
  }
  context.session.viewerChanged(user._id);
  await context.session.clear();
  if (outcome.kind === 'changed') context.flash.put({ kind: 'success', key: 'password_changed' });
  return redirectDocument(paths.login({}, { redirectTo: redirectTargetOf(request, paths.profile()) }));
}

export { postOrStay as clientAction };

export default function ChangePasswordPage() {
  const { redirectTo, email } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { t } = useTranslation('auth');
  return (
    <CardPage title={t('change_title')}>
      <ChangePasswordForm email={email} redirectTo={redirectTo} lastResult={actionData?.result} />
    </CardPage>
  );
}

export { shouldRevalidate } from '#app/features/shell/page-route.tsx';
