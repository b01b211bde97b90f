import type { SubmissionResult } from '@conform-to/react';
import { useFetcher } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { PageDialog, type PageDialogProps } from '../dialogs/page-dialog.tsx';
import { ForgotForm } from './forgot-form.tsx';

export function ForgotDialog({ redirectTo, onClose }: PageDialogProps) {
  const { t } = useTranslation(['auth', 'validation']);
  const fetcher = useFetcher<{ result: SubmissionResult } | null>({ key: 'forgot' });
  return (
    <PageDialog page={paths.forgotPassword()} formId="forgot" title={t('forgot_title')} onClose={onClose}>
      <ForgotForm redirectTo={redirectTo} fetcher={fetcher} lastResult={fetcher.data?.result} />
    </PageDialog>
  );
}
