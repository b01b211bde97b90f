import FileUp from 'lucide-react/icons/file-up';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';

/** From the catalogue to titles out of a file. */
export function ImportLink() {
  const { t } = useTranslation('studio');
  return (
    <LinkButton to={editPaths.imports()} variant="secondary" icon={<FileUp aria-hidden="true" />}>
      {t('import_title')}
    </LinkButton>
  );
}
