import LayoutTemplate from 'lucide-react/icons/layout-template';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { StageBlock } from './stage-block.tsx';
import type { StageState } from './stage-state.ts';
import type { StageBlock as StageBlockModel } from './to-stage-blocks.ts';
import { AddBar } from './tools/add-bar.tsx';
import { ToolIcons } from './tools/tool-icons.tsx';

/** The blocks of the page, with ways to add one at each end; or the way to the first. */
export const StageBlocks = memo(function StageBlocks({
  blocks,
  state,
}: {
  blocks: readonly StageBlockModel[];
  state: StageState;
}) {
  const { t } = useTranslation('edit');
  const { document, language } = state;
  if (blocks.length === 0)
    return (
      <EmptyState
        icon={<LayoutTemplate aria-hidden="true" />}
        title={t('empty_page')}
        text={t('empty_page_text')}
        action={
          <LinkButton to={editPaths.addBlock({ document }, { in: language })}>{t('add_first')}</LinkButton>
        }
      />
    );
  return (
    <>
      <ToolIcons />
      <AddBar state={state} at="start" />
      {blocks.map((block, index) => (
        <StageBlock key={block.id} block={block} index={index} count={blocks.length} state={state} />
      ))}
      <AddBar state={state} at="end" />
    </>
  );
});
