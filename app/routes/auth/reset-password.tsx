import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData, useParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireGuest } from '#app/features/account/guards.server.ts';
import { ResetForm } from '#app/features/account/password/reset-form.tsx';
import {
  checkResetKey,
  type ResetKeyState,
  resetPassword,
} from '#app/features/account/password/reset-password.ts';
import { ResetSchema } from '#app/features/account/password/reset-schema.ts';
import { rejectAccountForm } from '#app/features/account/reject-account-form.server.ts';
import { postOrStay } from '#app/features/forms/post-or-stay.ts';
import { readSubmission, rejectSubmission } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { CardPage } from '#app/ui/components/card-page/card-page.tsx';

export const handle = { i18n: ['auth', 'validation'], isSecret: true };

const STATUS = { good: 200, bad: 400, unchecked: 503 } as const satisfies Record<
  ResetKeyState['kind'],
  number
>;

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? // The key must not leak into anything that may be shared.
      toPageMeta({ matches, title: data.title, path: paths.forgotPassword(), isIndexed: false })
    : toErrorMeta({ matches, error });

export async function loader({ context, params }: LoaderFunctionArgs) {
  await requireGuest(context);
  const [keyState, t] = await Promise.all([
    checkResetKey(context.services.user, params.resetKey ?? ''),
    translator(context, 'auth'),
  ]);
  return data({ keyState, title: t('reset_title') }, { status: STATUS[keyState.kind] });
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requireGuest(context);
  const submission = await readSubmission(request, ResetSchema);
  if (submission.status !== 'success') return rejectSubmission(submission);
  const { password } = submission.value;
  const outcome = await resetPassword(context.services.user, params.resetKey ?? '', password);
  if (outcome.kind === 'rejected') return rejectAccountForm(submission, outcome, { password: 'password' });
  context.flash.put({ kind: 'success', key: 'password_reset' });
  return redirect(paths.login());
}

export { postOrStay as clientAction };

export default function ResetPasswordPage() {
  const { keyState } = useLoaderData<typeof loader>();
  const { resetKey = '' } = useParams();
  const actionData = useActionData<typeof action>();
  const { t } = useTranslation('auth');
  const isGood = keyState.kind === 'good';
  return (
    <CardPage title={t('reset_title')} text={isGood ? t('reset_text') : undefined}>
      <ResetForm resetKey={resetKey} keyState={keyState} lastResult={actionData?.result} />
    </CardPage>
  );
}

export { shouldRevalidate } from '#app/features/shell/page-route.tsx';
