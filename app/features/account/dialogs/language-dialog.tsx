import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type LanguageChoice, LanguageList } from '#app/features/i18n/language-list.tsx';
import { backgroundHref } from '#app/features/links/load-in-background.ts';
import { paths } from '#app/features/links/paths.ts';
import { showToast } from '#app/features/toasts/show-toast.ts';
import { Dialog } from '#app/ui/components/dialog/dialog.tsx';
import type { PageDialogProps } from './page-dialog.tsx';

interface Choices {
  languages: LanguageChoice[];
  current: string;
}

/** The language page's list. */
export function LanguageDialog({ redirectTo, onClose }: PageDialogProps) {
  const { t } = useTranslation(['language', 'common']);
  const { load, data } = useFetcher<Choices | null>({ key: 'languages' });
  useEffect(() => load(backgroundHref({ pathname: paths.language(), search: '' })), [load]);
  const hasFailed = data === null;
  useEffect(() => {
    if (!hasFailed) return;
    showToast('error', t('common:network_failure')).catch(() => undefined);
    onClose();
  }, [hasFailed, onClose, t]);

  if (!data) return null;
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('common:close')} size="small">
      <LanguageList languages={data.languages} current={data.current} redirectTo={redirectTo} />
    </Dialog>
  );
}
