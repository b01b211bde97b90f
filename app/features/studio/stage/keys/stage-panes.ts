// The panes of the stage, between which F6 goes: the bar, the block in hand, and its tools.

export const BLOCK = '[data-block-id]';
const TOOLS = '[data-tools]';
const BAR = '[data-stage-bar]';
const TAB_STOP = ':is(a[href], button:not(:disabled), summary):not([tabindex="-1"])';

export const blockIdOf = (element: Element | null) =>
  element?.closest<HTMLElement>(BLOCK)?.dataset.blockId ?? null;

export function blockElement(root: Element, id: string | null): HTMLElement | null {
  return id === null ? null : root.querySelector<HTMLElement>(`[data-block-id="${CSS.escape(id)}"]`);
}

/** The block above or below the one that has the focus; the first where none has it. */
export function neighbour(root: Element, from: Element, by: -1 | 1): HTMLElement | null {
  const blocks = [...root.querySelectorAll<HTMLElement>(BLOCK)];
  const index = blocks.findIndex((block) => block.contains(from));
  return (index === -1 ? blocks[0] : blocks[index + by]) ?? null;
}

/** What takes the focus in the next pane. */
export function nextPane(
  root: Element,
  from: Element,
  { selected, by }: { selected: string | null; by: -1 | 1 },
): HTMLElement | null {
  const block = blockElement(root, blockIdOf(from) ?? selected) ?? root.querySelector<HTMLElement>(BLOCK);
  const panes = [root.querySelector(BAR), block, block?.querySelector(TOOLS) ?? null];
  const current = from.closest(TOOLS) ? 2 : from.closest(BLOCK) ? 1 : from.closest(BAR) ? 0 : -1;
  const others = [1, 2].map((steps) => panes[(current + by * steps + 6) % 3]);
  const next = current === -1 ? block : others.find((pane) => pane);
  if (!next) return null;
  return next === block ? block : next.querySelector<HTMLElement>(TAB_STOP);
}
