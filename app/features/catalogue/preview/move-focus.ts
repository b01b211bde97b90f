/**
 * The detail card is at the end of the page; Tab goes as if it followed its card: from the card into it, and
 * from its last button on to what follows the card.
 */
export function moveFocus(event: KeyboardEvent, link: HTMLElement, layer: HTMLElement): void {
  const buttons = [...layer.querySelectorAll<HTMLElement>('a:not([tabindex]), button:not(:disabled)')];
  const first = buttons[0];
  const focused = document.activeElement;
  if (!first) return;
  if (focused === link && !event.shiftKey) {
    event.preventDefault();
    // A page that scrolls closes the detail card.
    first.focus({ preventScroll: true });
  } else if (focused === first && event.shiftKey) {
    event.preventDefault();
    link.focus({ preventScroll: true });
  } else if (focused === buttons.at(-1) && !event.shiftKey) {
    // Not prevented: the browser moves the focus on from here.
    link.focus();
  }
}
