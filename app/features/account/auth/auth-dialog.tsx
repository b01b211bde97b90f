import type { SubmissionResult } from '@conform-to/react';
import { useFetcher } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { PageDialog, type PageDialogProps } from '../dialogs/page-dialog.tsx';
import { AuthLink } from './auth-link.tsx';
import { LoginForm } from './login-form.tsx';
import { REFERRAL_PARAMETER } from './referral.ts';
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
