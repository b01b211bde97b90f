import { useTranslation } from 'react-i18next';
import { Dialog } from '#app/ui/dialog.tsx';
import { type LanguageChoice, LanguageList } from './language-list.tsx';

/** The language page's list over the page one is on. */
export function LanguageDialog({
  languages,
  current,
  redirectTo,
  onClose,
}: {
  languages: readonly LanguageChoice[];
  current: string;
  redirectTo: string;
  onClose: () => void;
}) {
  const { t } = useTranslation(['language', 'common']);
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('common:close')} size="small">
      <LanguageList languages={languages} current={current} redirectTo={redirectTo} />
    </Dialog>
  );
}
