const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** Never half of a character that takes two units. */
const cut = (text: string, length: number) => text.slice(0, length).replace(HALF_CHARACTER, '');

/** How much of a text fits in place of what is selected. */
export function fitting(text: string, { typed, maxChars }: { typed: string; maxChars: number }): string {
  const selected = window.getSelection()?.toString().length ?? 0;
  return cut(text, Math.max(0, maxChars - typed.length + selected));
}

/** Takes away what is too much: of what was typed last, as `maxlength` does it, or else of the end. */
export function cutToLimit(element: HTMLElement, { typed, maxChars }: { typed: string; maxChars: number }) {
  const [text, ...others] = element.childNodes;
  const selection = window.getSelection();
  const caret = selection?.anchorNode === text && selection?.isCollapsed ? selection.anchorOffset : 0;
  const excess = typed.length - maxChars;
  if (text instanceof Text && others.length === 0 && text.data === typed && caret >= excess) {
    const before = cut(typed, caret - excess);
    text.data = before + typed.slice(caret);
    selection?.collapse(text, before.length);
    return;
  }
  element.textContent = cut(typed, maxChars);
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}
