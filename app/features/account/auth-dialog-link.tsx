import { Link } from '@remix-run/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { paths } from '#app/features/links/paths.ts';
import { useDialogLink } from '#app/ui/use-dialog-link.ts';
import type { AuthMode } from './auth-dialog.tsx';

// Most visits never open it; neither its forms nor their checks weigh on the page.
const loadDialog = () => import('./auth-dialog.tsx');
const AuthDialog = lazy(async () => ({ default: (await loadDialog()).AuthDialog }));

/** A link to the sign-in or registration page that opens the same form in a dialog once scripts run. */
export function AuthDialogLink({
  mode,
  redirectTo,
  className,
  children,
}: {
  mode: AuthMode;
  /** The page one is on; it comes back with the viewer signed in. */
  redirectTo: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { isOpen, close, linkProps } = useDialogLink(loadDialog);
  return (
    <>
      <Link to={paths[mode]({}, { redirectTo })} className={className} {...linkProps}>
        {children}
      </Link>
      {isOpen ? (
        <Suspense fallback={null}>
          <AuthDialog initialMode={mode} redirectTo={redirectTo} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
