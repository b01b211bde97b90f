import { useLocation, useNavigate } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import type { PageEditor } from './acts/page-editor.ts';
import { useStageActs } from './acts/use-stage-acts.ts';
import { blockIdOf } from './keys/stage-panes.ts';
import { useBlockClipboard } from './keys/use-block-clipboard.ts';
import { usePictureQuestion } from './keys/use-picture-question.tsx';
import { useStageKeys } from './keys/use-stage-keys.ts';
import { createSelection, SelectionProvider } from './selection.ts';
import { StageBlocks } from './stage-blocks.tsx';
import { StageProvider } from './stage-context.ts';
import styles from './stage-page.module.css';
import type { StageState } from './stage-state.ts';
import type { StageBlock } from './to-stage-blocks.ts';
import { useTyping } from './typing/typing.ts';
import { useAnnouncer } from './use-announcer.ts';
import { useFocusBlock } from './use-focus-block.ts';
import { useFocusSuccessor } from './use-focus-successor.ts';
import { useStageTools } from './use-stage-tools.ts';

/** `toStage` leads to it (edit-document.server.ts). */
const BLOCK_HASH = '#block-';

/** The page that is edited: its bar, its blocks with their tools, and the keys for all of it. */
export function StagePage({
  bar,
  blocks,
  state,
  editor = null,
}: {
  bar: ReactNode;
  blocks: readonly StageBlock[];
  state: StageState;
  /** Null without scripts: then the tools are forms. */
  editor?: PageEditor | null;
}) {
  const root = useRef<HTMLDivElement>(null);
  const [selection] = useState(createSelection);
  const { text, announce } = useAnnouncer();
  const focusBlock = useFocusBlock(root);
  useFocusSuccessor(
    root,
    blocks.map(({ id }) => id),
  );
  const { question, chooseForPictures } = usePictureQuestion();
  const acts = useStageActs(editor, { announce, focusBlock, chooseForPictures, ...state });
  const navigate = useNavigate();
  const typing = useTyping();
  const { document, language } = state;
  const canAct = editor !== null;
  const onKeyDown = useStageKeys({
    ...{ selected: selection.get, canAct, ...acts },
    edit(block) {
      if (!typing?.start(block)) navigate(editPaths.block({ document, block }, { in: language }));
    },
    add: (after) => navigate(editPaths.addBlock({ document }, { after, in: language })),
    leave: () => selection.set(null),
  });
  const clipboard = useBlockClipboard(acts);
  const tools = useStageTools(acts, { canAct });

  // Where a page of the studio leads back to: browsers know of it only when the document was loaded for it.
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.startsWith(BLOCK_HASH)) focusBlock(decodeURIComponent(hash.slice(BLOCK_HASH.length)));
  }, [hash, focusBlock]);

  return (
    <StageProvider value={tools}>
      <SelectionProvider value={selection}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of all that is in it. */}
        <div
          ref={root}
          className={styles.stage}
          data-stage
          tabIndex={-1}
          onKeyDown={onKeyDown}
          {...(canAct && clipboard)}
          onFocus={({ target }) => {
            const block = blockIdOf(target);
            if (block !== null) selection.set(block);
          }}
        >
          {bar}
          <StageBlocks blocks={blocks} state={state} />
          {question}
          <p role="status">
            <VisuallyHidden>{text}</VisuallyHidden>
          </p>
        </div>
      </SelectionProvider>
    </StageProvider>
  );
}
