import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { toEditorDocument } from './editor-html.ts';
import { EDITOR_SCHEMA } from './editor-schema.ts';
import { TOOLS } from './editor-tools.ts';

const { nodes } = EDITOR_SCHEMA;
const commandOf = (name: string): Command =>
  TOOLS.find((tool) => tool.name === name)?.command ?? (() => false);

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Tab is not among them: it leads out of the text, as everywhere on the site. */
const KEYS: Record<string, Command> = {
  'Mod-b': commandOf('bold'),
  'Mod-i': commandOf('italic'),
  'Mod-z': commandOf('undo'),
  'Mod-y': commandOf('redo'),
  'Shift-Mod-z': commandOf('redo'),
  'Shift-Enter': chainCommands(exitCode, insertBreak),
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
  Enter: splitListItem(nodes.list_item),
};

interface EditorOptions {
  html: string;
  attributes: Record<string, string>;
  /** After each change of the text or of what is selected. */
  onChange(view: EditorView, hasNewText: boolean): void;
  /** The keys for a link. */
  onLink(): void;
}

export function openEditor(
  mount: HTMLElement,
  { html, attributes, onChange, onLink }: EditorOptions,
): EditorView {
  const openLink: Command = () => {
    onLink();
    return true;
  };
  const view = new EditorView(mount, {
    state: EditorState.create({
      doc: toEditorDocument(html),
      plugins: [history(), keymap({ ...KEYS, 'Mod-k': openLink }), keymap(baseKeymap)],
    }),
    attributes,
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      onChange(view, transaction.docChanged);
    },
  });
  return view;
}
