import type { Page } from '@playwright/test';

const HOVERS = ['pointerover', 'pointerenter', 'mouseover', 'mouseenter', 'pointermove', 'mousemove'];
const POINTER_EVENTS = [
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'dblclick',
  'contextmenu',
  'auxclick',
];
const REST = [
  ...[
    'pointerrawupdate',
    'gotpointercapture',
    'mouseout',
    'mouseleave',
    'wheel',
    'mousewheel',
    'selectstart',
  ],
  ...['touchstart', 'touchend', 'dragstart', 'dragover', 'drop', 'keydown', 'keypress', 'keyup', 'select'],
  ...['beforeinput', 'input', 'change', 'search', 'invalid', 'beforecopy', 'copy', 'cut', 'paste', 'submit'],
  ...['reset', 'toggle'],
];

interface Touch {
  /** Of what is touched. */
  selector: string;
  events: readonly string[];
}

/** Runs in the page: what is folded is opened, and everything that `selector` finds is focused, hovered over and pressed. */
function touch({ selector, events, root = document }: Touch & { root?: Document }): void {
  const view = root.defaultView ?? window;
  const protocols = ['http:', 'https:', 'mailto:', 'tel:'];
  // Where honest links lead to is another page's affair; all others may do what they do.
  view.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (link && protocols.includes(link.protocol)) event.preventDefault();
    },
    true,
  );
  for (const details of root.querySelectorAll<HTMLDetailsElement>('details')) details.open = true;
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    if (element.matches('summary, summary *')) continue;
    element.focus?.();
    for (const type of events)
      element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true, composed: true }));
    if (element.click) element.click();
    else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    element.blur?.();
  }
}

export const touchAll = (page: Page, selector: string) =>
  page.evaluate(touch, { selector, events: [...HOVERS, ...POINTER_EVENTS] });

/** For documents that a page frames, as a script: a function of a document that does to it all that can be done. */
export const TOUCH_SOURCE = `(root) => (${touch.toString()})({
  selector: '#box *', events: ${JSON.stringify([...HOVERS, ...POINTER_EVENTS, ...REST])}, root
})`;
