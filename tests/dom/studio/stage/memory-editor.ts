import type { PageEditor } from '#app/features/studio/stage/acts/page-editor.ts';
import { applyAll } from '#app/lib/edit-document/apply.ts';
import { type Data, type EditDocument, toDocument } from '#app/lib/edit-document/document.ts';

/** A page in memory, whose blocks have the same data: what the tools do to it is done by the commands' own rules. */
export function memoryEditor(keys: readonly string[], data: Data = {}) {
  const past: EditDocument[] = [];
  const future: EditDocument[] = [];
  const listeners = new Set<() => void>();
  let ids = 0;
  let document = toDocument(
    {
      language: 'en',
      fields: {},
      blocks: keys.map((component_key, index) => ({ id: `b${index + 1}`, data: { ...data, component_key } })),
    },
    () => `id-${++ids}`,
  );
  let state = stateNow();
  function stateNow() {
    return { document, revision: 3, undoable: { undo: past.length > 0, redo: future.length > 0 } };
  }
  function show(next: EditDocument) {
    document = next;
    state = stateNow();
    for (const listener of listeners) listener();
  }
  const takeBack = async (from: EditDocument[], to: EditDocument[]) => {
    const next = from.pop();
    if (!next) return 'nothing';
    to.push(document);
    show(next);
    return 'done';
  };
  const editor: PageEditor = {
    getState: () => state,
    change(commands) {
      const applied = applyAll(document, commands);
      if (!applied.ok) return { ok: false };
      past.push(document);
      future.length = 0;
      show(applied.document);
      return { ok: true };
    },
    undo: () => takeBack(past, future),
    redo: () => takeBack(future, past),
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { editor, subscribe, keys: () => document.blocks.map(({ data }) => data.component_key) };
}
