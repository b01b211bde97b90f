import type { TakenBack } from '#app/features/page-builder/edit/store/history.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { EditDocument } from '#app/lib/edit-document/document.ts';

/** What tools and keys change the page through. */
export interface PageEditor {
  getState(): { document: EditDocument; revision: number; undoable: { undo: boolean; redo: boolean } };
  change(commands: readonly Command[]): { ok: boolean };
  undo(): Promise<TakenBack>;
  redo(): Promise<TakenBack>;
}
