import { Link } from '@remix-run/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { paths } from '#app/features/links/paths.ts';
import { useDialogLink } from '#app/ui/use-dialog-link.ts';
import type { LanguageChoice } from './language-list.tsx';

const loadDialog = () => import('./language-dialog.tsx');
const LanguageDialog = lazy(async () => ({ default: (await loadDialog()).LanguageDialog }));

/** A link to the language page that opens the same list in a dialog once scripts run. */
export function LanguageDialogLink({
  languages,
  current,
  redirectTo,
  className,
  label,
  children,
}: {
  languages: readonly LanguageChoice[];
  current: string;
  /** The page one is on. */
  redirectTo: string;
  className?: string | undefined;
  /** The link's name where its content is only an icon. */
  label?: string | undefined;
  children: ReactNode;
}) {
  const { isOpen, close, linkProps } = useDialogLink(loadDialog);
  return (
    <>
      <Link
        to={paths.language({}, { redirectTo })}
        className={className}
        aria-label={label}
        title={label}
        {...linkProps}
      >
        {children}
      </Link>
      {isOpen ? (
        <Suspense fallback={null}>
          <LanguageDialog languages={languages} current={current} redirectTo={redirectTo} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
