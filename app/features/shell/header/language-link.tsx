import Languages from 'lucide-react/icons/languages';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { IconLink } from '#app/ui/components/button/icon-button.tsx';
import type { ShellModel } from '../chrome/shell-model.ts';

export function LanguageLink({
  language,
  redirectTo,
}: {
  language: ShellModel['language'];
  redirectTo: string;
}) {
  const { t } = useTranslation('shell');
  if (!language) return null;
  return (
    <IconLink
      to={paths.language({}, { redirectTo })}
      label={t('change_language', { language: language.name })}
      icon={<Languages aria-hidden="true" />}
    />
  );
}
