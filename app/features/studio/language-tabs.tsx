import { useTranslation } from 'react-i18next';
import { SegmentedLinks } from '#app/ui/components/tabs/tabs.tsx';

export interface EditLanguage {
  code: string;
  name: string;
  /** As it is in addresses; null is the brand's own. */
  address: string | null;
}

/** In which language texts are edited; nothing where there is one. */
export function LanguageTabs({
  languages,
  current,
  toHref,
}: {
  languages: readonly EditLanguage[];
  current: string | null;
  toHref(address: string | null): string;
}) {
  const { t } = useTranslation('edit');
  if (languages.length < 2) return null;
  return (
    <SegmentedLinks
      label={t('language')}
      tabs={languages.map(({ name, address }) => ({
        to: toHref(address),
        label: name,
        isCurrent: address === current,
      }))}
    />
  );
}
