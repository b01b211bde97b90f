import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { AuthLink } from '#app/features/account/auth/auth-link.tsx';
import { logIn } from '#app/features/account/auth/log-in.ts';
import { LoginForm } from '#app/features/account/auth/login-form.tsx';
import { LoginSchema } from '#app/features/account/auth/login-schema.ts';
import { referralCodeOf } from '#app/features/account/auth/referral.ts';
import { titleToWatch } from '#app/features/account/auth/sign-in-reason.ts';
import { redirectTargetOf, requireGuest } from '#app/features/account/guards.server.ts';
import { rejectAccountForm } from '#app/features/account/reject-account-form.server.ts';
import { postOrStay } from '#app/features/forms/post-or-stay.ts';
import { readSubmission, rejectSubmission } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { redirectToPage } from '#app/features/links/redirect-to-page.server.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { deferAfter } from '#app/lib/defer-after.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { CardPage } from '#app/ui/components/card-page/card-page.tsx';

const TITLE_WAIT_MS = 200;

export const handle = { i18n: ['auth', 'validation'] };

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({ matches, title: data.title, path: paths.login(), isIndexed: false })
    : toErrorMeta({ matches, error });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const redirectTo = redirectTargetOf(request);
  await requireGuest(context, redirectTo);
  const [t, watched] = await Promise.all([
    translator(context, 'auth'),
    loadWatchedTitle(context, redirectTo),
  ]);
  return { redirectTo, watched, referralCode: referralCodeOf(request), title: t('login_title') };
}

/** For the words of the page, which does without where it is not known soon. */
async function loadWatchedTitle({ services }: MarqueeContext, redirectTo: string): Promise<string | null> {
  const id = titleToWatch(redirectTo);
  if (id === null || !v.is(IdSchema, id)) return null;
  const loading = services.content.detail(id).then(({ title }) => title);
  const title = await deferAfter(
    loading.catch(() => null),
    TITLE_WAIT_MS,
  );
  return typeof title === 'string' ? title : null;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const redirectTo = redirectTargetOf(request);
  await requireGuest(context, redirectTo);
  const submission = await readSubmission(request, LoginSchema);
  if (submission.status !== 'success') return rejectSubmission(submission);
  const outcome = await logIn(context.services.user, submission.value);
  if (outcome.kind === 'rejected') return rejectAccountForm(submission, outcome, { other: 'email' });
  context.session.store(outcome.sessionId, submission.value.remember, outcome.deviceKey);
  if (outcome.isRestored) context.flash.put({ kind: 'success', key: 'account_restored' });
  return redirectToPage(outcome.hasProfiles ? paths.profiles({}, { redirectTo }) : redirectTo);
}

export { postOrStay as clientAction };

export default function LoginPage() {
  const { redirectTo, referralCode, watched } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { t } = useTranslation('auth');
  return (
    <CardPage title={t('login_title')}>
      <LoginForm
        redirectTo={redirectTo}
        watched={watched}
        lastResult={actionData?.result}
        registerLink={
          <AuthLink to={paths.signup({}, { redirectTo, referral_code: referralCode || null })}>
            {t('register')}
          </AuthLink>
        }
      />
    </CardPage>
  );
}

export { shouldRevalidate } from '#app/features/shell/page-route.tsx';
