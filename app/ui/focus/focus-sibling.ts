import { returnFocus } from './return-focus.ts';

/**
 * Call it before a list item is removed: moves the focus to the button of its sibling, or else to the page.
 */
export function focusSibling(item: Element | null): void {
  const sibling = item?.nextElementSibling ?? item?.previousElementSibling;
  const button = sibling?.querySelector('button');
  if (button) button.focus();
  else setTimeout(returnFocus);
}
