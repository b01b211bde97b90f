import { useTranslation } from 'react-i18next';
import type { StageBlock } from './to-stage-blocks.ts';

/** How a block is called; one that is not known here by its key. */
export function useBlockName() {
  const { t } = useTranslation('block_names');
  return ({ key, isKnown }: Pick<StageBlock, 'key' | 'isKnown'>) => (isKnown ? t(`${key}_name`) : key);
}
