import { useTranslation } from 'react-i18next';
import { isBlockKey } from '#app/features/page-builder/block-keys.ts';

/** How a block, a header or a footer is called; one that is not known here by its key. Needs `edit` and `block_names`. */
export function useBlockName() {
  const { t } = useTranslation(['edit', 'block_names']);
  return ({ key }: { key: string }) =>
    isBlockKey(key) ? t(`${key}_name`, { ns: 'block_names' }) : t(`chrome_${key}`, { defaultValue: key });
}
