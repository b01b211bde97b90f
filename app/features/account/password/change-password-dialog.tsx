import type { SubmissionResult } from '@conform-to/react';
import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { backgroundHref } from '#app/features/links/load-in-background.ts';
import { paths } from '#app/features/links/paths.ts';
import { PageDialog, type PageDialogProps } from '../dialogs/page-dialog.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

export function ChangePasswordDialog({ redirectTo, onClose }: PageDialogProps) {
  const { t } = useTranslation(['auth', 'validation']);
  const fetcher = useFetcher<{ result: SubmissionResult } | null>({ key: 'change-password' });
  const { load, data } = useFetcher<{ email: string } | null>({ key: 'change-password-page' });
  useEffect(() => load(backgroundHref({ pathname: paths.changePassword(), search: '' })), [load]);
  return (
    <PageDialog
      page={paths.changePassword()}
      formId="change-password"
      title={t('change_title')}
      onClose={onClose}
    >
      <ChangePasswordForm
        email={data?.email ?? null}
        redirectTo={redirectTo}
        fetcher={fetcher}
        lastResult={fetcher.data?.result}
      />
    </PageDialog>
  );
}
