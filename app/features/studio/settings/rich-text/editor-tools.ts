import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Attrs, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { EDITOR_SCHEMA } from './editor-schema.ts';

const { nodes, marks } = EDITOR_SCHEMA;

export type ToolName =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'subheading'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'undo'
  | 'redo';

interface Tool {
  name: ToolName;
  command: Command;
  /** Whether it is on at the selection; absent for what is done once. */
  isOn?(state: EditorState): boolean;
}

export const TOOLS: readonly Tool[] = [
  ...(['strong', 'em'] as const).map(
    (name): Tool => ({
      name: name === 'strong' ? 'bold' : 'italic',
      command: toggleMark(marks[name]),
      isOn: (state) => hasMark(state, name),
    }),
  ),
  ...([2, 3] as const).map(
    (level): Tool => ({
      name: level === 2 ? 'heading' : 'subheading',
      command: (state, dispatch) =>
        isWithin(state, nodes.heading, { level })
          ? setBlockType(nodes.paragraph)(state, dispatch)
          : setBlockType(nodes.heading, { level })(state, dispatch),
      isOn: (state) => isWithin(state, nodes.heading, { level }),
    }),
  ),
  listTool('bullets', nodes.bullet_list),
  listTool('numbers', nodes.ordered_list),
  {
    name: 'quote',
    command: (state, dispatch) =>
      isWithin(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch),
    isOn: (state) => isWithin(state, nodes.blockquote),
  },
  { name: 'undo', command: undo },
  { name: 'redo', command: redo },
];

function listTool(name: 'bullets' | 'numbers', type: NodeType): Tool {
  return {
    name,
    command: (state, dispatch) =>
      isWithin(state, type)
        ? liftListItem(nodes.list_item)(state, dispatch)
        : wrapInList(type)(state, dispatch),
    isOn: (state) => isWithin(state, type),
  };
}

export function hasMark(
  { doc, selection, storedMarks }: EditorState,
  name: 'strong' | 'em' | 'link',
): boolean {
  const { from, to, empty, $from } = selection;
  return empty
    ? Boolean(marks[name].isInSet(storedMarks ?? $from.marks()))
    : doc.rangeHasMark(from, to, marks[name]);
}

function isWithin({ selection: { $from } }: EditorState, type: NodeType, attrs: Attrs = {}): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === type) return Object.entries(attrs).every(([name, value]) => node.attrs[name] === value);
  }
  return false;
}

/** The address of the link at the selection; '' where there is none. */
export function hrefAt({ selection: { $from, from, to, empty }, doc }: EditorState): string {
  const at = empty ? $from.marks() : (doc.nodeAt(from)?.marks ?? []);
  const found = marks.link.isInSet(at);
  if (found) return String(found.attrs.href);
  let href = '';
  doc.nodesBetween(from, to, (node) => {
    href ||= String(marks.link.isInSet(node.marks)?.attrs.href ?? '');
  });
  return href;
}

/** Makes the selection a link, or none for ''; a caret within a link means all of it. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to } = linkRange(state);
    if (from === to) return false;
    const { tr } = state;
    tr.removeMark(from, to, marks.link);
    if (href !== '') tr.addMark(from, to, marks.link.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

function linkRange({ selection: { from, to, empty, $from } }: EditorState): { from: number; to: number } {
  const link = empty ? marks.link.isInSet($from.marks()) : undefined;
  if (!link) return { from, to };
  let [start, end] = [from, to];
  const { parent } = $from;
  parent.forEach((node, offset) => {
    const at = $from.start() + offset;
    if (link.isInSet(node.marks) && at <= from && at + node.nodeSize >= from)
      [start, end] = [at, at + node.nodeSize];
  });
  return { from: start, to: end };
}
