import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type LanguageChoice, LanguageList } from '#app/features/i18n/language-list.tsx';
import { paths } from '#app/features/links/paths.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { PageDialogProps } from './page-dialogs.tsx';

/** The language page's list. */
export function LanguageDialog({ redirectTo, onClose }: PageDialogProps) {
  const { t } = useTranslation(['language', 'common']);
  const { load, data } = useFetcher<{ languages: LanguageChoice[]; current: string }>({ key: 'languages' });
  useEffect(() => load(paths.language()), [load]);

  if (!data) return null;
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('common:close')} size="small">
      <LanguageList languages={data.languages} current={data.current} redirectTo={redirectTo} />
    </Dialog>
  );
}
