import { type MutableRefObject, useEffect, useRef } from 'react';
import { siteTransport } from '#app/features/page-builder/edit/store/site-transport.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { EditedBlock } from '#app/lib/edit-document/document.ts';
import type { PageEditor } from './page-editor.ts';

/** The stage that is open now, whichever a toast was made on. */
let open: { document: string; editor: PageEditor } | null = null;

/**
 * Puts a deleted block back from a toast, which outlives the stage: through the editor that is open, else by the
 * site. False where that did not work. `latest` is null once the stage is left.
 */
export function usePutBack(
  document: string,
  latest: MutableRefObject<PageEditor | null>,
): (block: EditedBlock) => Promise<boolean> {
  const revision = useRef(0);
  const editor = latest.current;
  useEffect(() => {
    if (!editor) return;
    latest.current = editor;
    open = { document, editor };
    return () => {
      revision.current = editor.getState().revision;
      latest.current = null;
      if (open?.editor === editor) open = null;
    };
  }, [document, editor, latest]);

  return async (block) => {
    const commands: Command[] = [{ kind: 'add', block }];
    if (open?.document === document) {
      const { blocks } = open.editor.getState().document;
      // Undo may have brought it back while the toast was shown.
      return blocks.some(({ id }) => id === block.id) || open.editor.change(commands).ok;
    }
    const commandId = crypto.randomUUID();
    const outcome = await siteTransport(document).send({ revision: revision.current, commandId, commands });
    return outcome.kind === 'accepted' && outcome.accepted.clashes.length === 0;
  };
}
