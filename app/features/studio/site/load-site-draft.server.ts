import { SITE_DOCUMENT } from '#app/contract/editing.ts';
import { undoable } from '#app/lib/edit-document/undo.ts';
import type { MarqueeContext, Session } from '#app/services/load-context.ts';
import { ownLog, toEditDocument } from '../edit-document.server.ts';

/** The draft of theme, header, footer and home, with the state of it that every one of its pages shows. */
export async function loadSiteDraft(
  { services }: Pick<MarqueeContext, 'services'>,
  { user }: Pick<Session, 'user'>,
) {
  const draft = await services.content.editedDocument(SITE_DOCUMENT);
  return {
    document: toEditDocument(draft),
    state: {
      ...{
        revision: draft.revision,
        isChanged: draft.is_changed,
        undoable: undoable(ownLog(draft, user._id), user._id),
      },
      commandId: crypto.randomUUID(),
    },
  };
}
