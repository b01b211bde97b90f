import { configure } from '@testing-library/dom';
import { Window } from 'happy-dom';

const INLINE =
  'a, abbr, b, bdi, cite, code, em, i, img, input, kbd, label, mark, q, s, small, span, strong, svg, time, u';
/** What browsers hide without any style sheet of the page. */
const HIDDEN =
  '[hidden], [popover], [type="hidden"], dialog:not([open]), details:not([open]) > :not(summary), template';
const MAX_SHOWN = 1500;

// A page's markup is longer than any terminal: a failed query prints the page's words.
configure({
  getElementError: (message, container) => new Error(`${message?.split('\n')[0]}\n${wordsOf(container)}`),
});

/** A document as a browser with scripts off has it: `<noscript>` is shown, no script runs. */
export function parsePage(html: string, url: string): Document {
  const window = new Window({
    url,
    settings: {
      disableCSSFileLoading: true,
      disableIframePageLoading: true,
      disableJavaScriptFileLoading: true,
    },
  });
  // Style sheets are not read: the roles and names of a large page would take seconds.
  Object.assign(window, { getComputedStyle: (element: unknown) => builtInStyle(element as Element) });
  window.document.write(html);
  // Its types are happy-dom's own, its behaviour the browsers'.
  const document = window.document as unknown as Document;
  // happy-dom takes the first option that has a value.
  for (const select of document.querySelectorAll('select')) selectDefault(select);
  return document;
}

function selectDefault(select: HTMLSelectElement): void {
  const option = select.querySelector('option[selected]') ?? select.querySelector('option:not([disabled])');
  if (option && !select.multiple) (option as HTMLOptionElement).selected = true;
}

function builtInStyle(element: Element) {
  const display = element.matches(HIDDEN) ? 'none' : element.matches(INLINE) ? 'inline' : 'block';
  const style = { display, visibility: 'visible', content: '' };
  return { ...style, getPropertyValue: (name: string) => style[name as keyof typeof style] ?? '' };
}

function wordsOf(container: Element): string {
  const copy = (container.querySelector('main') ?? container).cloneNode(true) as Element;
  for (const element of copy.querySelectorAll('script, style')) element.remove();
  const words = copy.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return `<${copy.localName}> reads: ${words.slice(0, MAX_SHOWN)}`;
}
