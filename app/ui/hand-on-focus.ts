import { returnFocus } from './return-focus.ts';

/** Before an item of a list goes, and the focus with it: the button of the one beside it has it then, or else the page. */
export function handOnFocus(item: Element | null): void {
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const button = beside?.querySelector('button');
  if (button) button.focus();
  else setTimeout(returnFocus);
}
