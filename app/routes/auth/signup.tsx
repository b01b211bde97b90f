import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { AuthLink } from '#app/features/account/auth/auth-link.tsx';
import { referralCodeOf } from '#app/features/account/auth/referral.ts';
import { signUp } from '#app/features/account/auth/sign-up.ts';
import { SignupForm } from '#app/features/account/auth/signup-form.tsx';
import { OUTCOME_UNKNOWN, SignupSchema } from '#app/features/account/auth/signup-schema.ts';
import { redirectTargetOf, requireGuest } from '#app/features/account/guards.server.ts';
import { rejectAccountForm } from '#app/features/account/reject-account-form.server.ts';
import { postOrStay } from '#app/features/forms/post-or-stay.ts';
import { readSubmission, rejectSubmission } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { redirectToPage } from '#app/features/links/redirect-to-page.server.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { CardPage } from '#app/ui/components/card-page/card-page.tsx';

export const handle = { i18n: ['auth', 'validation'] };

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({ matches, title: data.title, path: paths.signup(), isIndexed: false })
    : toErrorMeta({ matches, error });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const redirectTo = redirectTargetOf(request);
  await requireGuest(context, redirectTo);
  const t = await translator(context, 'auth');
  return { redirectTo, referralCode: referralCodeOf(request), title: t('signup_title') };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const redirectTo = redirectTargetOf(request);
  await requireGuest(context, redirectTo);
  const submission = await readSubmission(request, SignupSchema);
  if (submission.status !== 'success') return rejectSubmission(submission);
  const outcome = await signUp(context.services.user, submission.value);
  if (outcome.kind === 'rejected') {
    return rejectAccountForm(submission, outcome, { password: 'password', other: 'email' });
  }
  if (outcome.kind === 'unknown')
    return rejectSubmission(submission, { status: 503, formErrors: [OUTCOME_UNKNOWN] });
  if (outcome.kind === 'registered') {
    context.flash.put({ kind: 'success', key: 'registered_sign_in' });
    return redirect(paths.login({}, { redirectTo }));
  }
  // Remembered, like a sign-in whose box nobody unticked.
  context.session.store(outcome.sessionId, true, outcome.deviceKey);
  context.flash.put({ kind: 'success', key: 'registered' });
  return redirectToPage(redirectTo);
}

export { postOrStay as clientAction };

export default function SignupPage() {
  const { redirectTo, referralCode } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { t } = useTranslation('auth');
  return (
    <CardPage title={t('signup_title')}>
      <SignupForm
        redirectTo={redirectTo}
        referralCode={referralCode}
        lastResult={actionData?.result}
        loginLink={
          <AuthLink to={paths.login({}, { redirectTo, referral_code: referralCode || null })}>
            {t('sign_in')}
          </AuthLink>
        }
      />
    </CardPage>
  );
}

export { shouldRevalidate } from '#app/features/shell/page-route.tsx';
