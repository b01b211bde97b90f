import type { SubmissionResult } from '@conform-to/react';
import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { AuthLink } from './auth-link.tsx';
import { LoginForm } from './login-form.tsx';
import type { PageDialogProps } from './page-dialogs.tsx';
import { SignupForm } from './signup-form.tsx';

type AuthMode = 'login' | 'signup';

export function LoginDialog(props: PageDialogProps) {
  return <AuthDialog {...props} initialMode="login" />;
}

export function SignupDialog(props: PageDialogProps) {
  return <AuthDialog {...props} initialMode="signup" />;
}

/** Sign-in and registration, one a click from the other; the same forms as their pages', posted to the same actions. */
function AuthDialog({ initialMode, redirectTo, onClose }: PageDialogProps & { initialMode: AuthMode }) {
  const { t } = useTranslation(['auth', 'validation', 'common']);
  const [mode, setMode] = useState(initialMode);
  const fetcher = useFetcher<{ result: SubmissionResult }>({ key: `auth-${mode}` });
  useCloseAfterNavigation(onClose);
  useFocusOnFirstField(mode);

  const shared = { redirectTo, fetcher, lastResult: fetcher.data?.result };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(mode === 'login' ? 'login_title' : 'signup_title')}
      closeLabel={t('common:close')}
    >
      {mode === 'login' ? (
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
          referralCode=""
          loginLink={
            <AuthLink to={paths.login()} onSwitch={() => setMode('login')}>
              {t('sign_in')}
            </AuthLink>
          }
        />
      )}
    </Dialog>
  );
}

/** Success answers with a redirect, and so does a link inside: either way the dialog has done its part. */
function useCloseAfterNavigation(onClose: () => void) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
}

/** The dialog is not open yet while its form is made, so `autofocus` comes too early. */
function useFocusOnFirstField(formId: string) {
  useEffect(() => {
    document.getElementById(formId)?.querySelector('input')?.focus();
  }, [formId]);
}
