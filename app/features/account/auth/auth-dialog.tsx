import type { SubmissionResult } from '@conform-to/react';
import { useFetcher, useMatches } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { PageDialog, type PageDialogProps } from '../dialogs/page-dialog.tsx';
import { AuthLink } from './auth-link.tsx';
import { LoginForm } from './login-form.tsx';
import { REFERRAL_PARAMETER } from './referral.ts';
import { titleToWatch } from './sign-in-reason.ts';
import { SignupForm } from './signup-form.tsx';

type AuthMode = 'login' | 'signup';

export function LoginDialog(props: PageDialogProps) {
  return <AuthDialog {...props} initialMode="login" />;
}

export function SignupDialog(props: PageDialogProps) {
  return <AuthDialog {...props} initialMode="signup" />;
}

/**
 * Sign-in and registration, one a click from the other; the same forms as their pages', posted to the same
 * actions.
 */
function AuthDialog({
  initialMode,
  redirectTo,
  search,
  onClose,
}: PageDialogProps & { initialMode: AuthMode }) {
  const { t } = useTranslation(['auth', 'validation']);
  const [mode, setMode] = useState(initialMode);
  const fetcher = useFetcher<{ result: SubmissionResult } | null>({ key: `auth-${mode}` });
  const watched = useTitleOnPage(titleToWatch(redirectTo));
  const isLogin = mode === 'login';

  const shared = { redirectTo, fetcher, lastResult: fetcher.data?.result };
  return (
    <PageDialog
      page={isLogin ? paths.login() : paths.signup()}
      formId={mode}
      title={t(isLogin ? 'login_title' : 'signup_title')}
      onClose={onClose}
    >
      {isLogin ? (
        <LoginForm
          {...shared}
          watched={watched}
          registerLink={
            <AuthLink to={paths.signup()} onSwitch={() => setMode('signup')}>
              {t('register')}
            </AuthLink>
          }
        />
      ) : (
        <SignupForm
          {...shared}
          referralCode={search.get(REFERRAL_PARAMETER) ?? ''}
          loginLink={
            <AuthLink to={paths.login()} onSwitch={() => setMode('login')}>
              {t('sign_in')}
            </AuthLink>
          }
        />
      )}
    </PageDialog>
  );
}

/** The name of a title where the page behind the dialog is its own; else null. */
function useTitleOnPage(id: string | null): string | null {
  const matches = useMatches();
  if (id === null) return null;
  for (const { data } of matches) {
    const { detail } = (data ?? {}) as { detail?: { id?: string; title?: string } };
    if (detail?.id === id) return detail.title ?? null;
  }
  return null;
}
