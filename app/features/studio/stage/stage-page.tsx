import { useNavigate } from '@remix-run/react';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import { type ClipboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { type PageEditor, useStageActs } from './acts/use-stage-acts.ts';
import { blockIdOf } from './keys/stage-panes.ts';
import { isTyping, useStageKeys } from './keys/use-stage-keys.ts';
import { StageBlock } from './stage-block.tsx';
import { StageProvider } from './stage-context.ts';
import styles from './stage-page.module.css';
import type { StageState } from './stage-state.ts';
import type { StageBlock as StageBlockModel } from './to-stage-blocks.ts';
import { AddBar } from './tools/add-bar.tsx';
import { useTyping } from './typing/typing.ts';
import { useAnnouncer } from './use-announcer.ts';
import { useFocusBlock } from './use-focus-block.ts';

/** The page that is edited: its bar, its blocks with their tools, and the keys for all of it. */
export function StagePage({
  bar,
  blocks,
  state,
  editor = null,
}: {
  bar: ReactNode;
  blocks: readonly StageBlockModel[];
  state: StageState;
  /** Null without scripts: then the tools are forms. */
  editor?: PageEditor | null;
}) {
  const { t } = useTranslation('edit');
  const root = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const { text, announce } = useAnnouncer();
  const focusBlock = useFocusBlock(root);
  const acts = useStageActs(editor, { announce, focusBlock });
  const navigate = useNavigate();
  const typing = useTyping();
  const { document, language } = state;
  const addHref = (after: string | null) => editPaths.addBlock({ document }, { after, in: language });
  const keys = useStageKeys({
    ...{ selected, isActive: editor !== null, ...acts },
    edit(block) {
      if (!typing?.start(block)) navigate(editPaths.block({ document, block }, { in: language }));
    },
    add: (below) => navigate(addHref(below)),
    leave: () => setSelected(null),
  });
  const latest = useRef(acts.act);
  latest.current = acts.act;
  const canAct = editor !== null;
  const tools = useMemo(
    () => ({
      selected,
      act: canAct ? (...args: Parameters<typeof acts.act>) => latest.current(...args) : null,
    }),
    [selected, canAct],
  );

  // Where a page of the studio led back to.
  useEffect(() => {
    const block = blockIdOf(root.current?.querySelector(':target') ?? null);
    if (block !== null) focusBlock(block);
  }, [focusBlock]);

  function copyBlock(event: ClipboardEvent) {
    if (isTyping(event.target) || !window.getSelection()?.isCollapsed) return;
    const copied = acts.take(blockIdOf(event.target as Element));
    if (copied === null) return;
    event.clipboardData.setData('text/plain', copied);
    event.preventDefault();
  }

  function pasteBlock(event: ClipboardEvent) {
    if (editor === null || isTyping(event.target)) return;
    acts.paste(event.clipboardData.getData('text/plain'), blockIdOf(event.target as Element));
    event.preventDefault();
  }

  return (
    <StageProvider value={tools}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of all that is in it. */}
      <div
        ref={root}
        data-stage
        className={styles.stage}
        tabIndex={-1}
        onKeyDown={keys}
        onCopy={copyBlock}
        onPaste={pasteBlock}
        onFocus={({ target }) => {
          const block = blockIdOf(target);
          if (block !== null) setSelected(block);
        }}
      >
        {bar}
        {blocks.length === 0 ? (
          <EmptyState
            icon={<LayoutTemplate aria-hidden="true" />}
            title={t('empty_page')}
            text={t('empty_page_text')}
            action={<LinkButton to={addHref(null)}>{t('add_first')}</LinkButton>}
          />
        ) : (
          <>
            <AddBar state={state} at="start" />
            {blocks.map((block, index) => (
              <StageBlock key={block.id} block={block} index={index} count={blocks.length} state={state} />
            ))}
            <AddBar state={state} at="end" />
          </>
        )}
        <p role="status">
          <VisuallyHidden>{text}</VisuallyHidden>
        </p>
      </div>
    </StageProvider>
  );
}
